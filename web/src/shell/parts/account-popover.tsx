import { DownOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { UserInfo } from '@hall/contract/account';
import type { Parameters } from '@hall/contract/parameter-table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../domains/account/parts/avatar.tsx';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { isAdministrator } from '../../shared/account/is-administrator.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useOwnName } from '../../shared/account/use-own-name.ts';
import { usePermits } from '../../shared/account/use-permits.ts';
import { useTerms } from '../../shared/i18n/use-terms.ts';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { useTexts } from '../texts.ts';
import { AccountTools, useNarrow } from './account-tools.tsx';
import { ExitQuestion, useExit } from './exit-question.tsx';
import { usePreferences } from './preferences-button.tsx';

function Person({ me }: { readonly me: UserInfo }) {
  const { pick } = useTexts();
  const term = useTerms(UserInfo);
  return (
    <>
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
    </>
  );
}

interface ContentProps {
  readonly onChosen: () => void;
  readonly onSignOut: () => void;
  /** What else is in the panel. */
  readonly children: ReactNode;
}

function AccountContent({ onChosen, onSignOut, children }: ContentProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const query = useMeQuery();
  return (
    <div className="account-card">
      <QueryView query={query}>{(me) => <Person me={me} />}</QueryView>
      <Link to={CENTER_PATH} className="account-choice" onClick={onChosen}>
        <UserOutlined aria-hidden /> {t('personalCenter')}
      </Link>
      {permits('system.hub', query.data !== undefined && isAdministrator(query.data)) && (
        <Link to="/xtsz" className="account-choice" onClick={onChosen}>
          <SettingOutlined aria-hidden /> {t('settings')}
        </Link>
      )}
      {children}
      <button type="button" className="account-choice" onClick={onSignOut}>
        <LogoutOutlined aria-hidden /> {t('signOut')}
      </button>
    </div>
  );
}

/** Who is signed in, and what the person can do about it: sign out above all, whatever is known of them. */
export function AccountPopover({ parameters }: { readonly parameters: Parameters }) {
  const { t } = useTexts();
  const { data: me } = useMeQuery();
  const name = useOwnName();
  const state = useDropPanel();
  const exit = useExit(parameters);
  const isNarrow = useNarrow();
  const preferences = usePreferences();
  const close = () => state.change(false);
  const leave = () => {
    close();
    exit.ask();
  };
  const prefer = () => {
    close();
    preferences.show();
  };
  const content = (
    <AccountContent onChosen={close} onSignOut={leave}>
      {isNarrow && <AccountTools parameters={parameters} onChosen={close} onPreferences={prefer} />}
    </AccountContent>
  );
  return (
    <>
      <DropPanel state={state} content={content}>
        <button type="button" className="shell-account" aria-expanded={state.open}>
          <span aria-hidden="true">
            <Avatar person={me ?? { name }} size={28} />
          </span>
          <span className="hall-visually-hidden">{t('account', { name })}</span>
          <span className="shell-account-name" aria-hidden="true">
            {name}
          </span>
          <DownOutlined aria-hidden />
        </button>
      </DropPanel>
      {preferences.drawer}
      <ExitQuestion exit={exit} parameters={parameters} />
    </>
  );
}
