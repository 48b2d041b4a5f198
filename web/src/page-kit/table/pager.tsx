import { Pagination } from 'antd';
import { useTexts } from '../texts.ts';

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly sizes: readonly number[];
  readonly onChange: (page: number, pageSize: number) => void;
}

/** Total, sizes, pages and a jump to one of them; another size starts at the first page (TABLE-3). */
export function Pager({ page, pageSize, total, sizes, onChange }: Paging) {
  const { t } = useTexts();
  return (
    <Pagination
      className="kit-pagination"
      size="small"
      align="end"
      current={page}
      pageSize={pageSize}
      total={total}
      pageSizeOptions={[...sizes]}
      showSizeChanger
      showQuickJumper
      showTotal={() => t('total', { total })}
      onChange={(next, size) => onChange(size === pageSize ? next : 1, size)}
    />
  );
}
