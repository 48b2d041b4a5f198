import { type Entity, wireName } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import type { PageParts } from './page-parts.ts';
import type { OwnCells } from './table/antd-columns.tsx';
import type { RowActions } from './table/cell.tsx';
import { keyOf, type RowsView } from './use-rows.ts';

interface Context<T> {
  readonly view: RowsView<T>;
  readonly entity: Entity<T> | undefined;
  readonly rowKey: string;
  readonly onOpen: (key: string) => void;
}

/** What a page does with its rows and draws of them, for a table that knows rows only as they came. */
export function tablePartsOf<T>(
  { actions = {}, cells = {}, detail }: PageParts<T>,
  { view, entity, rowKey, onOpen }: Context<T>,
): { readonly actions: RowActions; readonly cells: OwnCells } {
  const reading =
    <R>(part: (row: T) => R) =>
    (row: PlainRow): R =>
      part(view.byKey.get(keyOf(row, rowKey)) as T);
  const open = detail && { open: (row: PlainRow) => onOpen(keyOf(row, rowKey)) };
  const columnOf = (name: string) => (entity ? wireName(entity, name as keyof T & string) : name);
  return {
    actions: { ...open, ...Object.fromEntries(Object.entries(actions).map(([name, part]) => [name, reading(part)])) },
    cells: Object.fromEntries(Object.entries(cells).map(([name, part]) => [columnOf(name), reading(part)])),
  };
}
