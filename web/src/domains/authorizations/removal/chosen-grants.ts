import type { RemovalGrant, RemovalOutcome } from '@hall/contract/grant-removal';
import { sumOf } from '../../../page-kit/table/decimal.ts';

/** Numbers of the grants that are chosen. */
export type Chosen = ReadonlySet<string>;

/** What removing the chosen ones of some grants does. */
export interface RemovalSums {
  readonly chosen: number;
  /** How many end with those, though not chosen. */
  readonly along: number;
  /** How many people hold one of them. */
  readonly people: number;
  readonly claims: number;
  /** Yuan. */
  readonly amount: string;
  /** Yuan, for grants above that stay. */
  readonly givenBack: string;
}

export const numberOf = ({ grant: { number } }: RemovalGrant): string => number;

/** The number of the chosen grant with which one ends that is not chosen itself. */
export function endsWith({ grant: { number, parent } }: RemovalGrant, chosen: Chosen): string | undefined {
  return parent !== undefined && chosen.has(parent) && !chosen.has(number) ? parent : undefined;
}

/** All that can be chosen. */
export const choosable = (rows: readonly RemovalGrant[]): Chosen => new Set(rows.filter(({ found }) => found).map(numberOf));

export function sumsOf(rows: readonly RemovalGrant[], chosen: Chosen): RemovalSums {
  const own = rows.filter((row) => chosen.has(numberOf(row)));
  const along = rows.filter((row) => endsWith(row, chosen) !== undefined);
  const ending = [...own, ...along];
  return {
    ...{ chosen: own.length, along: along.length },
    people: new Set(ending.map(({ grant: { staffNumber } }) => staffNumber)).size,
    claims: ending.reduce((sum, { pendingClaims }) => sum + pendingClaims, 0),
    amount: sumOf(ending.map(({ pendingAmount }) => pendingAmount)),
    givenBack: sumOf(own.flatMap(({ grant: { parent = '' }, givenBack }) => (givenBack && !chosen.has(parent) ? givenBack : []))),
  };
}

/** What is sent of the chosen ones. */
export const orderOf = (rows: readonly RemovalGrant[], chosen: Chosen) =>
  rows.filter((row) => chosen.has(numberOf(row))).map(({ grant: { number }, shown }) => ({ number, shown }));

/** The grants that are not, or no longer, what they were when they were last looked at. */
export function changedSince(before: readonly RemovalGrant[], rows: readonly RemovalGrant[]): Chosen {
  const marks = new Map(before.map((row) => [numberOf(row), row.shown]));
  return new Set(rows.filter((row) => row.found && marks.get(numberOf(row)) !== row.shown).map(numberOf));
}

/** Those of some grants that were not removed. */
export const leftOf = (outcomes: readonly RemovalOutcome[]): Chosen =>
  new Set(outcomes.filter(({ fault }) => fault).map(({ number }) => number));
