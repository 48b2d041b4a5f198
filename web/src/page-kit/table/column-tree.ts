import { columnLabel } from '@hall/contract/column-value';
import { type ColumnSetting, isData, type TableColumn } from '@hall/contract/table-columns';
import type { Language } from '../../shared/i18n/language.ts';

type Pin = 'left' | 'right';

const changeAll = (column: TableColumn, shown: boolean): TableColumn => ({
  ...column,
  shown,
  ...(column.children && { children: column.children.map((child) => changeAll(child, shown)) }),
});

/** A heading is shown as long as anything below it is, so that partly checked ones stay. */
const withParent = (column: TableColumn, children: TableColumn[]): TableColumn => ({
  ...column,
  children,
  shown: children.some(({ shown }) => shown),
});

/** Checks or unchecks one column with all that is below it. */
export const setShown = (columns: readonly TableColumn[], fieldId: string, shown: boolean): TableColumn[] =>
  columns.map((column) => {
    if (column.fieldId === fieldId) return changeAll(column, shown);
    return column.children ? withParent(column, setShown(column.children, fieldId, shown)) : column;
  });

/** Shows all columns, or as few as a table can have: the first. */
export const showAll = (columns: readonly TableColumn[], shown: boolean): TableColumn[] => {
  const [first] = columns.filter(isData);
  const all = columns.map((column) => changeAll(column, shown));
  return first && !shown ? setShown(all, first.fieldId, true) : all;
};

/** The columns whose name has a text in it, and those above them; all where there is no text. */
export function columnsNamed(columns: readonly TableColumn[], text: string, language: Language): TableColumn[] {
  const sought = text.trim().toLowerCase();
  return columns.flatMap((column) => {
    if (columnLabel(column, language).toLowerCase().includes(sought)) return [column];
    const below = column.children ? columnsNamed(column.children, text, language) : [];
    return below.length > 0 ? [{ ...column, children: below }] : [];
  });
}

/** A column of any level. */
export function findColumn(columns: readonly TableColumn[], fieldId: string): TableColumn | undefined {
  const below = columns.flatMap(({ children = [] }) => children);
  return columns.find((column) => column.fieldId === fieldId) ?? (below.length > 0 ? findColumn(below, fieldId) : undefined);
}

/** Whether only some of the columns below a heading are shown. */
export const isPartlyShown = ({ children = [] }: TableColumn): boolean =>
  children.some((child) => child.shown !== children[0]?.shown || isPartlyShown(child));

const update = (columns: readonly TableColumn[], fieldId: string, change: Partial<TableColumn>): TableColumn[] =>
  columns.map((column) => ({
    ...column,
    ...(column.fieldId === fieldId && change),
    ...(column.children && { children: update(column.children, fieldId, change) }),
  }));

/** The width nearest to one that was dragged that a column can have, in px. */
export const fitWidth = (width: number): number => Math.round(Math.max(40, Math.min(width, 2000)));

export const setWidth = (columns: readonly TableColumn[], fieldId: string, width: number): TableColumn[] =>
  update(columns, fieldId, { width: fitWidth(width) });

/** Pins a column to a side, or lets it go where it is pinned there already. */
export const togglePin = (columns: readonly TableColumn[], column: TableColumn, side: Pin): TableColumn[] =>
  update(columns, column.fieldId, { fixed: column.fixed === side ? '' : side });

const inOrder = (columns: readonly TableColumn[]): TableColumn[] => columns.map((column, index) => ({ ...column, order: index + 1 }));

/** Applies a change to the list of siblings that a column is in. */
function amongSiblings(
  columns: readonly TableColumn[],
  fieldId: string,
  change: (siblings: TableColumn[]) => TableColumn[],
): TableColumn[] {
  if (columns.some((column) => column.fieldId === fieldId)) return inOrder(change([...columns]));
  return columns.map((column) => (column.children ? { ...column, children: amongSiblings(column.children, fieldId, change) } : column));
}

/** Puts a column in the place of one of its siblings; columns stay under their heading. */
export const moveTo = (columns: readonly TableColumn[], fieldId: string, otherId: string): TableColumn[] =>
  amongSiblings(columns, fieldId, (siblings) => {
    const moving = siblings.find((column) => column.fieldId === fieldId);
    const place = siblings.findIndex((column) => column.fieldId === otherId);
    if (!moving || place < 0) return siblings;
    return siblings.filter((column) => column !== moving).toSpliced(place, 0, moving);
  });

/** The arrangement as it is kept for the person. */
export const settingsOf = (columns: readonly TableColumn[]): ColumnSetting[] =>
  columns.flatMap(({ fieldId, shown, width, fixed, children }, index) => [
    { fieldId, order: index + 1, shown, width, fixed: fixed ?? '' },
    ...settingsOf(children ?? []),
  ]);
