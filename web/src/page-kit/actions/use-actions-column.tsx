import type { Action } from '../action.ts';
import type { PageParts } from '../page-parts.ts';
import type { ActionsColumn } from '../table/rows-table.tsx';
import { useNarrow } from '../table/use-window.ts';
import { keyOf, type RowsView } from '../use-rows.ts';
import { ActionGroup } from './action-group.tsx';
import { actionsWidth, inlineOf } from './row-actions.ts';

const LOOK = { type: 'link', size: 'small' } as const;

interface ActionsOfRows<T> {
  readonly rowActions: PageParts<T>['rowActions'] | undefined;
  readonly rowKey: string;
  readonly onRun: (action: Action) => unknown;
}

/** The column of what can be done with each row; none where nothing can be done with any row shown. */
export function useActionsColumn<T>({ byKey }: RowsView<T>, { rowActions, rowKey, onRun }: ActionsOfRows<T>): ActionsColumn | undefined {
  const narrow = useNarrow();
  const all = rowActions && new Map([...byKey].map(([key, row]) => [key, rowActions(row)]));
  if (!all || [...all.values()].every(({ length }) => length === 0)) return undefined;
  return {
    width: actionsWidth([...all.values()], narrow),
    render: (row) => {
      const actions = all.get(keyOf(row, rowKey)) ?? [];
      return <ActionGroup actions={actions} inline={inlineOf(actions.length, narrow)} look={LOOK} onRun={onRun} />;
    },
  };
}
