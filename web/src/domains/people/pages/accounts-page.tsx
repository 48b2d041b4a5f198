import type { AccountState } from '@hall/contract/people';
import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHabit } from '../../../shared/habits/habits-api.ts';
import { pageOf, plainPageSizes, withValues } from '../../../shared/navigation/page-values.ts';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { type AccountAction, useAccountAction } from '../account-actions.ts';
import { useAccountsQuery } from '../api.ts';
import { AccountButtons } from '../parts/account-buttons.tsx';
import { AccountFilters } from '../parts/account-filters.tsx';
import { AccountStatus } from '../parts/account-status.tsx';
import { TemporaryPassword } from '../parts/temporary-password.tsx';
import { useTexts } from '../texts.ts';
import './accounts-page.css';

type Act = (action: AccountAction, account: AccountState) => Promise<void>;

function useColumns(act: Act): TableProps<AccountState>['columns'] {
  const { t, pick } = useTexts();
  return [
    { title: t('staffNumber'), dataIndex: 'staffNumber', width: 104 },
    { title: t('name'), width: 116, render: (_, { name, nameEn }) => pick(name, nameEn) },
    {
      title: t('department'),
      responsive: ['lg'],
      render: (_, { department, departmentEn }) => pick(department ?? '', departmentEn),
    },
    { title: t('state'), render: (_, account) => <AccountStatus account={account} /> },
    { title: t('sessions'), dataIndex: 'sessions', width: 90, align: 'right', responsive: ['xl'] },
    {
      title: t('lastSignIn'),
      width: 160,
      responsive: ['xl'],
      render: (_, { lastSignIn }) => (lastSignIn ? minuteOf(lastSignIn) : <span className="hall-soft">{t('never')}</span>),
    },
    { title: t('actions'), width: 240, render: (_, account) => <AccountButtons account={account} onAction={act} /> },
  ];
}

/** People's sign-in state, and what an administrator can do about it. */
export function AccountsPage() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const [reset, setReset] = useState<{ account: AccountState; password: string }>();
  const base = useHabit('pageSize');
  const { page, pageSize } = pageOf(search, base);
  const text = search.get('text') ?? '';
  const troubled = search.get('troubled') === '1';
  const query = useAccountsQuery({ page, pageSize, ...(text ? { text } : {}), ...(troubled ? { troubled } : {}) });
  const act = useAccountAction((account, password) => setReset({ account, password }));
  const columns = useColumns(act);
  const set = (values: Parameters<typeof withValues>[1]) =>
    // At once, or the checkbox would show its old state until the address has changed.
    setSearch(withValues(search, values), { flushSync: true });
  return (
    <ListPage title={t('accounts')} filters={<AccountFilters key={text} text={text} troubled={troubled} onSearch={set} />}>
      <QueryView query={query} empty={{ when: ({ total }) => total === 0, hint: t('none') }} lines={6}>
        {({ rows, total }) => (
          <Table
            rowKey="staffNumber"
            columns={columns}
            dataSource={[...rows]}
            loading={query.isFetching}
            scroll={{ x: 640 }}
            pagination={{
              current: page,
              pageSize,
              total,
              pageSizeOptions: plainPageSizes(base),
              showSizeChanger: true,
              showTotal: () => t('total', { total }),
              onChange: (next, size) => set({ page: String(size === pageSize ? next : 1), size: String(size) }),
            }}
          />
        )}
      </QueryView>
      {reset && <TemporaryPassword {...reset} onClose={() => setReset(undefined)} />}
    </ListPage>
  );
}
