import type { AuthorityGrant } from '@hall/contract/project-authority';

/** A grant with those that were given on from it. */
export interface Branch {
  readonly row: AuthorityGrant;
  readonly below: readonly Branch[];
}

/**
 * The tree that grants make: below each those that were given on from it, at the top those that came from no grant of these. None is lost,
 * not even where grants of another backend name one another in a circle.
 */
export function branchesOf(rows: readonly AuthorityGrant[]): Branch[] {
  const numbers = new Set(rows.map(({ grant }) => grant.number));
  const left = new Set(rows);
  const grown = (row: AuthorityGrant): Branch => {
    left.delete(row);
    return { row, below: rows.filter((one) => one.grant.parent === row.grant.number && left.has(one)).map(grown) };
  };
  const tops = rows.filter(({ grant }) => !numbers.has(grant.parent ?? '')).map(grown);
  for (const row of left) tops.push(grown(row));
  return tops;
}
