import { type Entity, wireName } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import type { PageParts } from './page-parts.ts';
import type { CardChoice } from './table/cards/card-parts.ts';
import type { RowActions } from './table/cell.tsx';
import type { OwnCells } from './table/own-cells.ts';
import { keyOf } from './use-rows.ts';

interface Context<T> {
  readonly byKey: ReadonlyMap<string, T>;
  readonly rowKey: string;
}

/** A part that takes a row as its entity reads it, for those who know rows only as they came. */
const reading =
  <T, R>(part: (row: T) => R, { byKey, rowKey }: Context<T>) =>
  (row: PlainRow): R =>
    part(byKey.get(keyOf(row, rowKey)) as T);

/** What a page does with its rows. */
export function rowActionsOf<T>(
  { actions = {}, detail }: PageParts<T>,
  context: Context<T> & { readonly onOpen: (key: string) => void },
): RowActions {
  const open = detail && { open: (row: PlainRow) => context.onOpen(keyOf(row, context.rowKey)) };
  return { ...open, ...Object.fromEntries(Object.entries(actions).map(([name, part]) => [name, reading(part, context)])) };
}

/** The column of a field; rows without an entity name columns themselves. */
const columnNamer =
  <T>(entity: Entity<T> | undefined) =>
  (name: string): string =>
    entity ? wireName(entity, name as keyof T & string) : name;

/** What a page says of its cards, by columns. */
export function cardOf<T>(card: PageParts<T>['card'], entity: Entity<T> | undefined): CardChoice | undefined {
  const columnOf = columnNamer(entity);
  if (!card) return undefined;
  const { title, line, tags } = card;
  return { ...(title && { title: columnOf(title) }), ...(line && { line: line.map(columnOf) }), ...(tags && { tags: tags.map(columnOf) }) };
}

/** What a page draws of its rows itself. */
export function ownCellsOf<T>(cells: PageParts<T>['cells'] = {}, entity: Entity<T> | undefined, context: Context<T>): OwnCells {
  const columnOf = columnNamer(entity);
  return Object.fromEntries(Object.entries(cells).map(([name, part]) => [columnOf(name), reading(part, context)]));
}
