import type { TablePaginationConfig } from 'antd';
import { useTexts } from '../texts.ts';

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly sizes: readonly number[];
  readonly onChange: (page: number, pageSize: number) => void;
}

/** Total, sizes, pages and a jump to one of them; another size starts at the first page (TABLE-3). */
export function usePagination(paging: Paging | undefined): TablePaginationConfig | false {
  const { t } = useTexts();
  if (!paging) return false;
  const { page, pageSize, total, sizes, onChange } = paging;
  return {
    className: 'kit-pagination',
    current: page,
    pageSize,
    total,
    pageSizeOptions: [...sizes],
    showSizeChanger: true,
    showQuickJumper: true,
    showTotal: () => t('total', { total }),
    onChange: (next, size) => onChange(size === pageSize ? next : 1, size),
  };
}
