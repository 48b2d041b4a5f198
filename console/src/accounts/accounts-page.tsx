import type { Account } from '@hall/mock-server/mock-control/said';
import { Input, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useAccountsQuery } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { CopiedText } from '../parts/copied-text.tsx';
import { Mark } from '../parts/mark.tsx';
import { useTexts } from '../texts.ts';
import { accountFits } from './account-fits.ts';
import { Ways } from './ways.tsx';

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
    { key: 'ways', title: t('signInTitle'), width: 320, render: (_, { userName }) => <Ways userName={userName} /> },
  ];
}

function AccountTable({ accounts, text }: { readonly accounts: readonly Account[]; readonly text: string }) {
  const { t, language } = useTexts();
  const columns = useColumns();
  return (
    <Table<Account>
      className="rows"
      size="small"
      rowKey="userName"
      columns={columns}
      dataSource={accounts.filter((account) => accountFits(account, text, language))}
      locale={{ emptyText: <p className="empty">{accounts.length ? t('noneFit') : t('noAccounts')}</p> }}
      pagination={false}
    />
  );
}

/** The demo accounts, and signing in as one of them. */
export function AccountsPage() {
  const { t } = useTexts();
  const query = useAccountsQuery();
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
            <AccountTable accounts={accounts} text={text} />
          </>
        )}
      </Asked>
    </>
  );
}
