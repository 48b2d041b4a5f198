import { Change, OperationRecord } from '@hall/contract/logs';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import './operation-details.css';

/** What was is struck, what is is marked, nothing is a dash: to the eye, and to who listens. */
const Text = ({ as: Mark, text }: { readonly as: 'del' | 'ins'; readonly text: string }) => (text ? <Mark>{text}</Mark> : '—');

function Changes({ changes }: Pick<OperationRecord, 'changes'>) {
  const { t, pick } = useTexts();
  const term = useTerms(Change);
  if (changes.length === 0) return <p className="hall-soft">{t('noChanges')}</p>;
  return (
    <div className="operation-changes">
      <table>
        <thead>
          <tr>
            <th scope="col">{term('field')}</th>
            <th scope="col">{term('before')}</th>
            <th scope="col">{term('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, fieldEn, before, beforeEn, after, afterEn }) => (
            <tr key={field}>
              <th scope="row">{pick(field, fieldEn)}</th>
              <td>
                <Text as="del" text={pick(before ?? '', beforeEn)} />
              </td>
              <td>
                <Text as="ins" text={pick(after ?? '', afterEn)} />
              </td>
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
  const term = useTerms(OperationRecord);
  const { t } = useTexts();
  return (
    <>
      <Facts entity={OperationRecord} row={record} fields={FACTS} more={{ [t('code')]: record.result }} />
      <h3 className="operation-heading">{term('changes')}</h3>
      <Changes changes={record.changes} />
    </>
  );
}
