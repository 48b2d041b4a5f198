import type { Reader, Tx } from '@hall/database/database';
import { type CheckedRow, checkRows } from './check-rows.ts';
import type { AddedEntry, GivenRows, Importing, ImportPlan, RowCheck } from './import-plan.ts';

/** A kind of import: rows of a file that become rows of the database. */
export interface Import extends Pick<ImportPlan<never>, 'id' | 'title' | 'fields' | 'ownHand'> {
  check(read: Reader, importing: Importing, rows: GivenRows): Promise<readonly CheckedRow[]>;
  /** Adds what sound rows stand for. */
  add(tx: Tx, rows: readonly CheckedRow[], importing: Importing): Promise<readonly AddedEntry[]>;
  valuesOf(read: Reader, importing: Importing): Promise<RowCheck<never>['values']>;
}

/** Makes an import of what it says of itself. */
export function defineImport<T>(plan: ImportPlan<T>): Import {
  const { id, title, fields, ownHand } = plan;
  return {
    id,
    title,
    fields,
    ...(ownHand && { ownHand }),
    check: async (read, importing, rows) => checkRows(plan as ImportPlan<unknown>, await plan.begin(read, importing), rows),
    add: (tx, rows, importing) =>
      plan.add(
        tx,
        rows.map(({ item }) => item as T),
        importing,
      ),
    valuesOf: async (read, importing) => (await plan.begin(read, importing)).values,
  };
}
