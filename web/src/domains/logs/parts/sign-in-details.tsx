import { SignInRecord } from '@hall/contract/logs';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useTexts } from '../texts.ts';
import './operation-details.css';

const FACTS = ['at', 'userName', 'staffNumber', 'person', 'way', 'result', 'reason', 'address', 'browser'] as const;

/** One attempt to sign in in full, with the code of its result and, where it was refused, the rule. */
export function SignInDetails({ record }: { readonly record: SignInRecord }) {
  const { t } = useTexts();
  const { result, reason } = record;
  return (
    <>
      <Facts entity={SignInRecord} row={record} fields={FACTS} />
      <p className="log-code hall-soft">{t('code', { code: reason ? `${result} · ${reason}` : result })}</p>
    </>
  );
}
