import type { PageConfig } from '@hall/contract/pages';
import type { SavedQuery } from '@hall/contract/saved-queries';
import type { PlainRow } from '@hall/contract/wire/list';
import { createContext, useContext } from 'react';
import type { RowsRequest } from './api.ts';
import type { KeptOn } from './kept-query.ts';
import type { PageState } from './page-address.ts';
import type { OwnCells } from './table/own-cells.ts';
import type { Columns } from './table/use-columns.ts';
import type { Asking } from './use-asking.ts';
import type { BegunExports } from './use-begun-exports.ts';
import type { RowsView } from './use-rows.ts';

/** A configured page as its parts see it. */
export interface Kit {
  readonly config: PageConfig;
  readonly state: PageState;
  /** As queries that are kept of it are read. */
  readonly kept: KeptOn;
  /** Whether the list opened with what it was asked for last, and still is. */
  readonly carriesOver: boolean;
  /** The named query that the list shows, whether or not something else is asked for since. */
  readonly named: SavedQuery | undefined;
  readonly columns: Columns;
  readonly cells: OwnCells;
  /** Of rows as they come, those that the page would show, and how it draws their cells itself. */
  readonly readRows: (rows: readonly PlainRow[]) => { readonly rows: readonly PlainRow[]; readonly cells: OwnCells };
  readonly view: RowsView;
  readonly request: RowsRequest;
  readonly selected: readonly string[];
  readonly exports: BegunExports;
  readonly select: (keys: readonly string[]) => void;
  /** Asks for what the values say, and for what is said beside them; for the same once more, where nothing differs. */
  readonly runQuery: (asked: Asking) => void;
  /** Takes away all that restricts the rows, values, what columns are asked for and batch keys, but for what the page begins with. */
  readonly clear: () => void;
  readonly runBatch: (keys: readonly string[]) => void;
  /** Changes what restricts the rows, and begins at their first page. */
  readonly change: (part: Partial<PageState>) => void;
}

export const KitContext = createContext<Kit | undefined>(undefined);

/** The configured page that a part stands in. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('a part of a configured page stands outside of one');
  return kit;
}
