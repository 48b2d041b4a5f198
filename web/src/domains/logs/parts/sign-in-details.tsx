import { SignInRecord } from '@hall/contract/logs';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useTexts } from '../texts.ts';

const FACTS = ['at', 'userName', 'staffNumber', 'person', 'actor', 'actorNumber', 'way', 'result', 'reason', 'address', 'browser'] as const;

/** One attempt to sign in in full, with the code of its result and, where it was refused, the rule. */
export function SignInDetails({ record }: { readonly record: SignInRecord }) {
  const { t } = useTexts();
  const { result, reason } = record;
  const code = reason ? `${result} · ${reason}` : result;
  return <Facts entity={SignInRecord} row={record} fields={FACTS} more={{ [t('code')]: code }} />;
}
