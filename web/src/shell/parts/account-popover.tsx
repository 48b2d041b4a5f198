import { DownOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import type { UserInfo } from '@hall/contract/account';
import type { Parameters } from '@hall/contract/parameters';
import { Popover } from 'antd';
import { type Ref, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../domains/account/api.ts';
import { Avatar } from '../../domains/account/parts/avatar.tsx';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { useTexts } from '../texts.ts';
import { ExitQuestion, useExit } from './exit-question.tsx';

interface ContentProps {
  readonly card: Ref<HTMLDivElement>;
  readonly me: UserInfo;
  readonly onChosen: () => void;
  readonly onSignOut: () => void;
}

function AccountContent({ card, me, onChosen, onSignOut }: ContentProps) {
  const { t, pick } = useTexts();
  return (
    <div ref={card} className="account-card">
      <p className="account-name">{pick(me.name, me.nameEn)}</p>
      <dl>
        <dt>{t('staffNumber')}</dt>
        <dd>{me.staffNumber}</dd>
        {me.department && (
          <>
            <dt>{t('department')}</dt>
            <dd>{pick(me.department, me.departmentEn)}</dd>
          </>
        )}
      </dl>
      <Link to={CENTER_PATH} className="account-choice" onClick={onChosen}>
        <UserOutlined aria-hidden /> {t('personalCenter')}
      </Link>
      {me.isAdmin && (
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
  const [open, setOpen] = useState(false);
  const exit = useExit(parameters);
  const card = useRef<HTMLDivElement>(null);
  if (!me) return null;
  const name = pick(me.name, me.nameEn);
  const close = () => setOpen(false);
  const leave = () => {
    close();
    exit.ask();
  };
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        // It lies at the end of the page: from the button it would be many keys away.
        afterOpenChange={(shown) => shown && card.current?.querySelector('a')?.focus()}
        content={<AccountContent card={card} me={me} onChosen={close} onSignOut={leave} />}
      >
        <button type="button" className="shell-account" aria-expanded={open}>
          <span aria-hidden="true">
            <Avatar person={me} size={28} />
          </span>
          <span className="hall-visually-hidden">{t('account', { name })}</span>
          <span className="shell-account-name" aria-hidden="true">
            {name}
          </span>
          <DownOutlined aria-hidden />
        </button>
      </Popover>
      <ExitQuestion exit={exit} parameters={parameters} />
    </>
  );
}
