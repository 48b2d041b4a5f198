import { OperationRecord } from '@hall/contract/logs';
import { termOf } from '@hall/contract/wire/entity';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useTexts } from '../texts.ts';
import './operation-details.css';

function Changes({ changes }: Pick<OperationRecord, 'changes'>) {
  const { t, pick } = useTexts();
  if (changes.length === 0) return <p className="hall-soft">{t('noChanges')}</p>;
  return (
    <div className="operation-changes">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, fieldEn, before, beforeEn, after, afterEn }) => (
            <tr key={field}>
              <th scope="row">{pick(field, fieldEn)}</th>
              <td>{pick(before ?? '', beforeEn) || '—'}</td>
              <td>{pick(after ?? '', afterEn) || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const FACTS = ['at', 'staffNumber', 'person', 'module', 'action', 'kind', 'target', 'result', 'duration', 'address', 'browser'] as const;

/** One record of the operation log in full. */
export function OperationDetails({ record }: { readonly record: OperationRecord }) {
  const { language } = useTexts();
  return (
    <>
      <Facts entity={OperationRecord} row={record} fields={FACTS} />
      <h3 className="operation-heading">{termOf(OperationRecord, 'changes', language)}</h3>
      <Changes changes={record.changes} />
    </>
  );
}
