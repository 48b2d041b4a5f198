import type { Account } from '@hall/mock-server/mock-control/said';
import { App, Button, Input, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useAccountsQuery, useSignInMutation } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { CopiedText } from '../parts/copied-text.tsx';
import { Mark } from '../parts/mark.tsx';
import { useTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { accountFits } from './account-fits.ts';

function Ways({ userName }: { readonly userName: string }) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [signIn] = useSignInMutation();
  const act = useAct();
  const open = async () => {
    // At once: a browser blocks what opens later.
    const tab = window.open('', '_blank');
    if (!tab) return void message.error(t('popupBlocked'));
    const answer = await act(signIn(userName));
    if (answer) tab.location.href = answer.data.address;
    else tab.close();
  };
  const copy = async () => {
    const answer = await act(signIn(userName));
    if (!answer) return;
    const address = new URL(answer.data.address, window.location.origin).href;
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (copied) void message.success(t('linkCopied'));
    else void message.info({ content: t('linkNotCopied', { address }), duration: 0 });
  };
  return (
    <span className="tags">
      <Button size="small" type="primary" aria-label={t('signInAsOf', { userName })} onClick={() => void open()}>
        {t('signInAs')}
      </Button>
      <Button size="small" aria-label={t('copyLinkOf', { userName })} onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
    </span>
  );
}

function useColumns(): TableColumnsType<Account> {
  const { t, language } = useTexts();
  return [
    { key: 'userName', title: t('userName'), width: 130, render: (_, { userName }) => <span className="code">{userName}</span> },
    { key: 'name', title: t('name'), width: 150, render: (_, { name }) => name[language] },
    {
      key: 'roles',
      title: t('roles'),
      render: (_, { roles }) => (
        <span className="tags">
          {roles.map((role) => (
            <Mark key={role.zh}>{role[language]}</Mark>
          ))}
        </span>
      ),
    },
    { key: 'note', title: t('note'), render: (_, { note }) => <span className="soft">{note[language]}</span> },
    { key: 'password', title: t('password'), width: 130, render: (_, { password }) => <CopiedText text={password} /> },
    { key: 'ways', title: t('signInTitle'), width: 260, render: (_, { userName }) => <Ways userName={userName} /> },
  ];
}

/** The demo accounts, and signing in as one of them. */
export function AccountsPage() {
  const { t, language } = useTexts();
  const query = useAccountsQuery();
  const columns = useColumns();
  const [text, setText] = useState('');
  return (
    <>
      <p className="note">{t('accountsNote')}</p>
      <Asked query={query}>
        {(accounts) => (
          <>
            <div className="tools">
              <Input
                className="filter-text"
                allowClear
                placeholder={t('filterAccounts')}
                aria-label={t('filterAccounts')}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
            <Table<Account>
              className="rows"
              size="small"
              rowKey="userName"
              columns={columns}
              dataSource={accounts.filter((account) => accountFits(account, text, language))}
              locale={{ emptyText: <p className="empty">{accounts.length ? t('noneFit') : t('noAccounts')}</p> }}
              pagination={false}
            />
          </>
        )}
      </Asked>
    </>
  );
}
