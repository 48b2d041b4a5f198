import type { PageConfig } from '@hall/contract/pages';
import { createContext, useContext } from 'react';
import type { RowsRequest } from './api.ts';
import type { PageState } from './page-address.ts';
import type { Values } from './query-values.ts';
import type { OwnCells } from './table/antd-columns.tsx';
import type { Columns } from './table/use-columns.ts';
import type { RowsView } from './use-rows.ts';

/** A configured page as its parts see it. */
export interface Kit {
  readonly config: PageConfig;
  readonly state: PageState;
  readonly columns: Columns;
  readonly cells: OwnCells;
  readonly view: RowsView;
  readonly request: RowsRequest;
  readonly selected: readonly string[];
  readonly select: (keys: readonly string[]) => void;
  /** Asks for what the values say, and remembers the query; `saved` is the named one that they came from. */
  readonly runQuery: (values: Values, saved?: string) => void;
  /** Takes away all that restricts the rows: values, what columns are asked for, and batch keys. */
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
