import type { PermissionId } from '@hall/contract/api';
import { listFields } from '@hall/contract/wire/list';
import type { CatalogueTodoSource } from './domain.ts';

interface Asked {
  /** Where it stands among what waits. */
  readonly order: number;
  readonly call: string;
}

const PLAIN = { method: 'POST', field: null, text: null, countAt: null, data: null, pageQuery: null } as const;
const [PAGE_SIZE] = listFields.pageSize;

/** What waits in a function are all rows that a call answers, or those that have a text in a field. */
export const rowsWait = (
  menuId: PermissionId,
  { id, ...asked }: Asked & { readonly id: string; readonly method?: 'GET'; readonly field?: string; readonly text?: string },
): CatalogueTodoSource => ({ ...PLAIN, id, menuId, countBy: 'rows', ...asked });

/** What waits are the rows of a list that its page shows by a query, whose number comes with the shortest page of them. */
export const listedWait = (
  menuId: PermissionId,
  { id, query, ...asked }: Asked & { readonly id: string; readonly query: Readonly<Record<string, string>> },
): CatalogueTodoSource => ({
  ...PLAIN,
  ...{ id, menuId, countBy: 'number', countAt: 'data.total', ...asked },
  data: JSON.stringify({ ...query, [PAGE_SIZE]: 1 }),
  pageQuery: JSON.stringify(query),
});
