import type { FieldKind, QueryField } from '@hall/contract/query-fields';

const CONTROLS: readonly string[] = ['buttons', 'export', 'columns'] satisfies FieldKind[];

/** Whether it is a tool of the page and holds no value. */
export const isControl = ({ kind }: Pick<QueryField, 'kind'>): boolean => CONTROLS.includes(kind);
