import { DOMAIN_NAMES } from '@hall/contract/api';
import type { Bilingual } from '@hall/contract/bilingual';
import { CODES } from '@hall/contract/errors';
import type { OperationRecord } from '@hall/contract/logs';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';
import './operation-details.css';

interface OperationDetailsProps {
  readonly record: OperationRecord;
  readonly onClose: () => void;
}

/** The name of a code, where there is one. */
const nameIn = (names: Readonly<Record<string, Bilingual>>, code: string): Bilingual =>
  Object.hasOwn(names, code) ? (names[code] as Bilingual) : { zh: code, en: code };

function Changes({ changes }: Pick<OperationRecord, 'changes'>) {
  const { t } = useTexts();
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
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before ?? '—'}</td>
              <td>{after ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One record of the operation log in full. */
export function OperationDetails({ record, onClose }: OperationDetailsProps) {
  const { t, language, pick } = useTexts();
  const { result } = record;
  const facts: readonly [string, string | undefined][] = [
    [t('at'), record.at],
    [t('staffNumber'), record.staffNumber],
    [t('person'), pick(record.person ?? '', record.personEn)],
    [t('module'), nameIn(DOMAIN_NAMES, record.module)[language]],
    [t('action'), pick(record.action, record.actionEn)],
    [t('kind'), t(record.kind)],
    [t('target'), record.target],
    [t('result'), `${result} ${nameIn(CODES, result)[language]}`],
    [t('duration'), t('milliseconds', { count: record.duration })],
    [t('address'), record.address],
    [t('browser'), record.browser],
  ];
  return (
    <Dialog title={t('details')} width={640} onClose={onClose}>
      <dl className="operation-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <h3 className="operation-heading">{t('changes')}</h3>
      <Changes changes={record.changes} />
    </Dialog>
  );
}
