import { OperationRecord } from '@hall/contract/logs';
import { Changes } from '../../../page-kit/detail/changes.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import './operation-details.css';

const FACTS = [
  'at',
  'staffNumber',
  'person',
  'actor',
  'actorNumber',
  'module',
  'action',
  'kind',
  'target',
  'result',
  'duration',
  'address',
  'browser',
] as const;

/** One record of the operation log in full. */
export function OperationDetails({ record }: { readonly record: OperationRecord }) {
  const term = useTerms(OperationRecord);
  const { t } = useTexts();
  return (
    <>
      <Facts entity={OperationRecord} row={record} fields={FACTS} more={{ [t('code')]: record.result }} />
      <h3 className="operation-heading">{term('changes')}</h3>
      {record.changes.length > 0 ? <Changes changes={record.changes} /> : <p className="hall-soft">{t('noChanges')}</p>}
    </>
  );
}
