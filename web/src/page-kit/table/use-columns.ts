import type { TableColumn } from '@hall/contract/table-columns';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../shared/store-types.ts';
import { pagesApi } from '../api.ts';
import { settingsOf, setWidth } from './column-tree.ts';

export interface Columns {
  readonly columns: readonly TableColumn[];
  /** Shows an arrangement at once and keeps it for the person; should that fail, the last one kept comes back. */
  readonly arrange: (columns: TableColumn[]) => void;
  readonly setWidth: (columnId: string, width: number) => void;
  readonly restore: () => void;
}

/** The columns of a page as the person arranged them, and the ways to arrange them anew (TABLE-2). */
export function useColumns(pageId: string, columns: readonly TableColumn[]): Columns {
  const dispatch = useDispatch<AppDispatch>();
  const [save] = pagesApi.useSaveColumnsMutation();
  const [restore] = pagesApi.useRestoreColumnsMutation();
  const arrange = (next: TableColumn[]) => {
    const patch = dispatch(pagesApi.util.updateQueryData('columns', { pageId }, () => next) as never) as { undo: () => void };
    void save({ pageId, columns: settingsOf(next) }).then(({ error }) => error && patch.undo());
  };
  return {
    columns,
    arrange,
    setWidth: (columnId, width) => arrange(setWidth(columns, columnId, width)),
    restore: () => void restore({ pageId }),
  };
}
