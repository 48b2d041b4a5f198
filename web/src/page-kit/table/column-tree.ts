import type { ColumnSetting, TableColumn } from '@hall/contract/pages';

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

/** Shows the leaves that are checked and hides the others (TABLE-2). */
export const showOnly = (columns: readonly TableColumn[], checked: ReadonlySet<string>): TableColumn[] =>
  columns.map((column) =>
    column.children ? withParent(column, showOnly(column.children, checked)) : { ...column, shown: checked.has(column.fieldId) },
  );

/** Checks or unchecks one column with all that is below it. */
export const setShown = (columns: readonly TableColumn[], fieldId: string, shown: boolean): TableColumn[] =>
  columns.map((column) => {
    if (column.fieldId === fieldId) return changeAll(column, shown);
    return column.children ? withParent(column, setShown(column.children, fieldId, shown)) : column;
  });

/** Ids of the leaves that are shown: what a tree has checked, its parents following from them. */
export const shownLeaves = (columns: readonly TableColumn[]): string[] =>
  columns.flatMap(({ children, fieldId, shown }) => (children ? shownLeaves(children) : shown ? [fieldId] : []));

const update = (columns: readonly TableColumn[], fieldId: string, change: Partial<TableColumn>): TableColumn[] =>
  columns.map((column) => ({
    ...column,
    ...(column.fieldId === fieldId && change),
    ...(column.children && { children: update(column.children, fieldId, change) }),
  }));

export const setWidth = (columns: readonly TableColumn[], fieldId: string, width: number): TableColumn[] =>
  update(columns, fieldId, { width: Math.round(Math.max(40, Math.min(width, 2000))) });

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

/** Moves a column by a number of places among its siblings; it stops at the ends. */
export const moveBy = (columns: readonly TableColumn[], fieldId: string, places: number): TableColumn[] =>
  amongSiblings(columns, fieldId, (siblings) => {
    const from = siblings.findIndex((column) => column.fieldId === fieldId);
    const [column] = siblings.splice(from, 1);
    if (column) siblings.splice(Math.max(0, Math.min(from + places, siblings.length)), 0, column);
    return siblings;
  });

/** Moves a column before or after one of its siblings; columns stay under their heading. */
export const moveTo = (columns: readonly TableColumn[], fieldId: string, targetId: string, where: 'before' | 'after'): TableColumn[] =>
  amongSiblings(columns, fieldId, (siblings) => {
    const moving = siblings.find((column) => column.fieldId === fieldId);
    const others = siblings.filter((column) => column !== moving);
    const target = others.findIndex((column) => column.fieldId === targetId);
    if (!moving || target < 0) return siblings;
    return others.toSpliced(where === 'before' ? target : target + 1, 0, moving);
  });

/** The arrangement as it is kept for the person. */
export const settingsOf = (columns: readonly TableColumn[]): ColumnSetting[] =>
  columns.flatMap(({ fieldId, shown, width, fixed, children }, index) => [
    { fieldId, order: index + 1, shown, width, fixed: fixed ?? '' },
    ...settingsOf(children ?? []),
  ]);
