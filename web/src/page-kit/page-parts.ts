import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import type { Detail } from './detail/detail-view.tsx';
import type { CardChoice } from './table/cards/card-parts.ts';

/** What a page brings beside its configuration; each part gets rows as their entity reads them. */
export interface PageParts<T> {
  /** What stands below the heading and knows the page as its other parts do. */
  readonly lead?: ReactNode;
  /** What can be done on the page as a whole. */
  readonly toolbar?: readonly Action[];
  /** What can be done with a row in its present state. */
  readonly rowActions?: (row: T) => readonly Action[];
  /** What can be done with the rows selected. */
  readonly selectionActions?: (rows: readonly T[]) => readonly Action[];
  /** Cells that the page draws itself, by the entity's field, or by the id of a column that shows no field. */
  readonly cells?: Readonly<Record<string, (row: T) => ReactNode>>;
  /** Which fields a row's card on a phone shows where; the columns say it unless it is said here. */
  readonly card?: CardChoice;
  /** One row in full; links and buttons of the table whose action is `open` lead to it. */
  readonly detail?: Detail<T>;
  /** What links and buttons of the table do with a row, by the action that the configuration names. */
  readonly actions?: Readonly<Record<string, (row: T) => void>>;
}
