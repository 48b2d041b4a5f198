import { SignInRecord } from '@hall/contract/logs';
import { valueText } from '@hall/contract/wire/coded';
import { termOf } from '@hall/contract/wire/entity';
import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMySignInsQuery } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import './lines.css';

function useColumns(): TableProps<SignInRecord>['columns'] {
  const { t, language } = useTexts();
  const title = (name: keyof SignInRecord & string) => termOf(SignInRecord, name, language);
  return [
    { title: title('at'), dataIndex: 'at' },
    { title: title('address'), dataIndex: 'address' },
    { title: title('browser'), dataIndex: 'browser', responsive: ['md'] },
    { title: title('way'), responsive: ['md'], render: (_, { way }) => valueText(SignInRecord, 'way', way, language) },
    {
      title: title('result'),
      render: (_, { result }) =>
        result === '200' ? t('succeeded') : <span className="center-fault">{valueText(SignInRecord, 'result', result, language)}</span>,
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
