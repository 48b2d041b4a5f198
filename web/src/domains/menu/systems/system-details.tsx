import { type SystemEntry, SystemSetting } from '@hall/contract/linked-system-management';
import { Link } from 'react-router-dom';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useHasPage } from '../use-menu-routes.ts';
import { useSandboxText } from './sandbox-text.ts';
import { useSystemEntriesQuery } from './systems-api.ts';
import { useTexts } from './texts.ts';
import './system-details.css';

export interface SystemDetailsProps {
  readonly system: SystemSetting;
}

const FACTS = ['id', 'name', 'nameEn', 'address', 'image', 'linkType', 'framing', 'signsOn', 'order'] as const;
const PERMISSIONS = '/xtsz/permissions';

function Entry({ entry: { id, name, nameEn, directory, hidden, address } }: { readonly entry: SystemEntry }) {
  const { t, pick } = useTexts();
  const canSee = useHasPage(PERMISSIONS);
  const called = pick(name, nameEn);
  return (
    <li>
      {canSee ? <Link to={`${PERMISSIONS}?find=${encodeURIComponent(id)}`}>{called}</Link> : called}
      <span className="hall-soft">{directory ? t('directory') : address}</span>
      {hidden && <span className="hall-soft">{t('hiddenMark')}</span>}
    </li>
  );
}

/** What is sent to a system when somebody opens it, but for the token itself. */
function Sent({ system: { signsOn, address } }: SystemDetailsProps) {
  const { t } = useTexts();
  if (!signsOn) return <p>{t('sentNothing')}</p>;
  return (
    <>
      <p>{t('sentSigned')}</p>
      <p className="system-example">{t('sentExample', { address: `${address}/…?ticket=••••••` })}</p>
    </>
  );
}

/** A linked system in full: what it is, the menu entries that belong to it, and what signs people on there. */
export function SystemDetails({ system }: SystemDetailsProps) {
  const { t } = useTexts();
  const query = useSystemEntriesQuery({ id: system.id }, { refetchOnMountOrArgChange: true });
  return (
    <div className="system-details">
      <Facts entity={SystemSetting} row={system} fields={FACTS} more={useSandboxText(system)} />
      <h3>{t('menus')}</h3>
      <QueryView query={query} lines={3} empty={{ when: (entries) => entries.length === 0, hint: t('noMenus') }}>
        {(entries) => (
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </QueryView>
      <h3>{t('sent')}</h3>
      <Sent system={system} />
    </div>
  );
}
