import { SignInRecord, SUCCEEDED } from '@hall/contract/logs';
import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '@hall/contract/rules/constants';
import { wireName } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import { useState } from 'react';
import type { CellStyle } from '../../../page-kit/table/antd-columns.tsx';
import { EntityTable } from '../../../page-kit/table/entity-table.tsx';
import type { OwnCells } from '../../../page-kit/table/own-cells.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMySignInsQuery } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import './lines.css';

const COLUMNS = { at: 230, result: 180, way: 120, address: 140, browser: 170 };
const AT = wireName(SignInRecord, 'at');
const CELLS: OwnCells = { [AT]: (row: PlainRow) => <MomentText at={String(row[AT])} exact /> };
const RESULT = wireName(SignInRecord, 'result');

const failedInRed: CellStyle = ({ row, column }) =>
  column.fieldId === RESULT && !SUCCEEDED.includes(String(row[RESULT])) ? { color: 'var(--hall-danger)' } : undefined;

/** The person's own sign-ins (ACCT-7). */
export function SignIns() {
  const { t } = useTexts();
  const [paging, setPaging] = useState({ page: 1, pageSize: PAGE_SIZE_DEFAULT });
  const query = useMySignInsQuery(paging, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('signIns')}>
      <QueryView query={query} empty={{ when: ({ total }) => total === 0, hint: t('noSignIns') }} lines={6}>
        {({ rows, total }) => (
          <div className="center-table">
            <EntityTable
              label={t('signIns')}
              row={SignInRecord}
              rows={rows}
              rowKey="id"
              columns={COLUMNS}
              cells={CELLS}
              cellStyle={failedInRed}
              loading={query.isFetching}
              paging={{ ...paging, total, sizes: PAGE_SIZES, onChange: (page, pageSize) => setPaging({ page, pageSize }) }}
            />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
