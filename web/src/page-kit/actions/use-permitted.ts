import { useMemo } from 'react';
import { usePermits } from '../../shared/account/use-permits.ts';
import type { Action } from '../action.ts';
import type { PageParts } from '../page-parts.ts';

/** A page's actions without those whose permission the person does not hold. */
export interface PermittedActions<T> {
  readonly toolbar: readonly Action[];
  readonly rowActions: PageParts<T>['rowActions'] | undefined;
  readonly selectionActions: (rows: readonly T[]) => readonly Action[];
}

export function usePermitted<T>({ toolbar, rowActions, selectionActions }: PageParts<T>): PermittedActions<T> {
  const permits = usePermits();
  return useMemo(() => {
    const permitted = (actions: readonly Action[] = []) => actions.filter(({ permission }) => !permission || permits(permission));
    return {
      toolbar: permitted(toolbar),
      rowActions: rowActions && ((row) => permitted(rowActions(row))),
      selectionActions: (rows) => permitted(selectionActions?.(rows)),
    };
  }, [permits, toolbar, rowActions, selectionActions]);
}
