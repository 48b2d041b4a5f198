import { AuditOutlined, CarryOutOutlined, LoginOutlined, NotificationOutlined, TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '../texts.ts';
import './hub-page.css';

/** Every screen of the system settings: its address, icon and texts. */
const SCREENS = [
  { path: '/xtsz/accounts', Icon: TeamOutlined, name: 'accounts', hint: 'accountsHint' },
  { path: '/xtsz/notices', Icon: NotificationOutlined, name: 'noticeManagement', hint: 'noticeManagementHint' },
  { path: '/xtsz/todo-sources', Icon: CarryOutOutlined, name: 'todoSources', hint: 'todoSourcesHint' },
  { path: '/xtsz/operation-log', Icon: AuditOutlined, name: 'operationLog', hint: 'operationLogHint' },
  { path: '/xtsz/sign-in-log', Icon: LoginOutlined, name: 'signInLog', hint: 'signInLogHint' },
] as const;

/** Where administrators find every screen of the system settings. */
export function HubPage() {
  const { t } = useTexts();
  return (
    <section className="hub">
      <h1>{t('settings')}</h1>
      <ul>
        {SCREENS.map(({ path, Icon, name, hint }) => (
          <li key={path}>
            <Link to={path}>
              <Icon className="hub-icon" />
              <span>
                <strong>{t(name)}</strong>
                <span>{t(hint)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
