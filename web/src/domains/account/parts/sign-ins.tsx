import type { SignInRecord } from '@hall/contract/logs';
import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMySignInsQuery } from '../center-api.ts';
import { type TextKey, useTexts } from '../texts.ts';
import './lines.css';

/** What the ways in are called. */
const WAYS: Readonly<Record<string, TextKey>> = {
  password: 'wayPassword',
  directory: 'wayDirectory',
  cas: 'wayCas',
  authentication: 'wayAuthentication',
  'third-party': 'wayThirdParty',
  url: 'wayUrl',
  qr: 'wayQr',
};

function useColumns(): TableProps<SignInRecord>['columns'] {
  const { t } = useTexts();
  return [
    { title: t('signInAt'), dataIndex: 'at' },
    { title: t('address'), dataIndex: 'address' },
    { title: t('browser'), dataIndex: 'browser', responsive: ['md'] },
    { title: t('way'), responsive: ['md'], render: (_, { way }) => (WAYS[way] ? t(WAYS[way]) : way) },
    {
      title: t('result'),
      render: (_, { result }) =>
        result === '200' ? t('succeeded') : <span className="center-fault">{t('failedWith', { code: result })}</span>,
    },
  ];
}

/** The person's own sign-ins (ACCT-7). */
export function SignIns() {
  const { t } = useTexts();
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const query = useMySignInsQuery(paging, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  return (
    <Card title={t('signIns')}>
      <QueryView query={query} empty={{ when: ({ total }) => total === 0, hint: t('noSignIns') }} lines={6}>
        {({ rows, total }) => (
          <div className="center-table">
            <Table
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={[...rows]}
              loading={query.isFetching}
              pagination={{
                current: paging.page,
                pageSize: paging.pageSize,
                total,
                showSizeChanger: false,
                showTotal: () => t('total', { total }),
                onChange: (page) => setPaging({ ...paging, page }),
              }}
            />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
