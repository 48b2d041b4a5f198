import type { TableColumn } from '@hall/contract/table-columns';

/** Columns and what is in their groups, in one list. */
export const flat = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.flatMap((column) => [column, ...flat(column.children ?? [])]);
