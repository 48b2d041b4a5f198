import { DownOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { UserInfo } from '@hall/contract/account';
import type { Parameters } from '@hall/contract/parameter-table';
import { Link } from 'react-router-dom';
import { Avatar } from '../../domains/account/parts/avatar.tsx';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { isAdministrator } from '../../shared/account/is-administrator.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { usePermits } from '../../shared/account/use-permits.ts';
import { useTerms } from '../../shared/i18n/use-terms.ts';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { useTexts } from '../texts.ts';
import { ExitQuestion, useExit } from './exit-question.tsx';

interface ContentProps {
  readonly me: UserInfo;
  readonly onChosen: () => void;
  readonly onSignOut: () => void;
}

function AccountContent({ me, onChosen, onSignOut }: ContentProps) {
  const { t, pick } = useTexts();
  const term = useTerms(UserInfo);
  const permits = usePermits();
  return (
    <div className="account-card">
      <p className="account-name">{pick(me.name, me.nameEn)}</p>
      <dl>
        <dt>{term('staffNumber')}</dt>
        <dd>{me.staffNumber}</dd>
        {me.department && (
          <>
            <dt>{term('department')}</dt>
            <dd>{pick(me.department, me.departmentEn)}</dd>
          </>
        )}
      </dl>
      <Link to={CENTER_PATH} className="account-choice" onClick={onChosen}>
        <UserOutlined aria-hidden /> {t('personalCenter')}
      </Link>
      {permits('system.hub', isAdministrator(me)) && (
        <Link to="/xtsz" className="account-choice" onClick={onChosen}>
          <SettingOutlined aria-hidden /> {t('settings')}
        </Link>
      )}
      <button type="button" className="account-choice" onClick={onSignOut}>
        <LogoutOutlined aria-hidden /> {t('signOut')}
      </button>
    </div>
  );
}

/** Who is signed in, and what the person can do about it. */
export function AccountPopover({ parameters }: { readonly parameters: Parameters }) {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const state = useDropPanel();
  const exit = useExit(parameters);
  if (!me) return null;
  const name = pick(me.name, me.nameEn);
  const close = () => state.change(false);
  const leave = () => {
    close();
    exit.ask();
  };
  return (
    <>
      <DropPanel state={state} content={<AccountContent me={me} onChosen={close} onSignOut={leave} />}>
        <button type="button" className="shell-account" aria-expanded={state.open}>
          <span aria-hidden="true">
            <Avatar person={me} size={28} />
          </span>
          <span className="hall-visually-hidden">{t('account', { name })}</span>
          <span className="shell-account-name" aria-hidden="true">
            {name}
          </span>
          <DownOutlined aria-hidden />
        </button>
      </DropPanel>
      <ExitQuestion exit={exit} parameters={parameters} />
    </>
  );
}
