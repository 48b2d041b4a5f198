import type { Option, QueryField } from '@hall/contract/query-fields';

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
  decimals: 0,
  withTime: false,
  ...own,
});

export const option = (value: string, zh: string, en: string, parent?: string): Option => ({ value, zh, en, ...(parent && { parent }) });
