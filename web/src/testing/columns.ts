import type { Option, QueryField, TableColumn } from '@hall/contract/pages';

/** A column with every property at its default, but for those given. */
export const column = (fieldId: string, own: Partial<TableColumn> = {}): TableColumn => ({
  fieldId,
  order: 1,
  shown: true,
  tooltip: false,
  filterable: false,
  link: false,
  button: false,
  amount: false,
  sortable: false,
  options: [],
  ...own,
});

/** A query field with every property at its default, but for those given. */
export const field = (fieldId: string, kind: string, own: Partial<QueryField> = {}): QueryField => ({
  pageId: 'demo-page',
  moduleId: 'query',
  groupId: 'main',
  fieldId,
  kind,
  title: { zh: fieldId, en: `${fieldId} in English` },
  shown: true,
  order: 1,
  options: [],
  buttons: [],
  numeric: false,
  withTime: false,
  ...own,
});

export const option = (value: string, zh: string, en: string, parent?: string): Option => ({ value, zh, en, ...(parent && { parent }) });
