import type { Label } from '@hall/contract/bilingual';
import { ClaimState } from '@hall/contract/grant-uses';
import { APPLICATION_STATES } from '@hall/contract/rules/application-states';
import { GRANT_STATES } from '@hall/contract/rules/grant-states';
import { startOfDay } from '@hall/contract/rules/shanghai';
import { optionsOf } from '@hall/contract/wire/coded';
import type { Reader } from '@hall/database/database';
import { daysOf } from '../../core/months.ts';

/** How many there are, and their money in fen. */
export interface Sum {
  readonly count: number;
  readonly fen: bigint;
}

/** Those of one state, department or project. */
export interface Group extends Sum {
  readonly id: string;
}

/** Days, yyyy-MM-dd: from the first one on, and before the second. */
export type Span = readonly [from: string, before: string];

/** The days of months that follow each other. */
export const spanOf = (months: readonly string[]): Span => [daysOf(months[0] ?? '')[0], daysOf(months.at(-1) ?? '')[1]];

/** Something of which there are statistics; what it counts is narrowed by conditions in Prisma's words. */
export interface Source {
  /** What its states are called, in their order. */
  readonly states: readonly (readonly [state: string, name: Label])[];
  readonly during: (span: Span) => object;
  /** By month (yyyy-MM), in the order of these; the condition says nothing of when. */
  readonly byMonth: (read: Reader, where: object, months: readonly string[]) => Promise<Sum[]>;
  readonly byState: (read: Reader, where: object) => Promise<Group[]>;
  /** By the department itself, or by the project, which has one. */
  readonly byPlace: (read: Reader, where: object) => Promise<Group[]>;
}

const moments = ([from, before]: Span) => ({ gte: startOfDay(from), lt: startOfDay(before) });
const COUNTED = { _count: true, _sum: { amount: true } } as const;

interface Found {
  readonly _count: number;
  readonly _sum: { readonly amount: bigint | null };
}
const sumOf = ({ _count, _sum }: Found): Sum => ({ count: _count, fen: _sum.amount ?? 0n });

type Summing = (read: Reader, where: object) => Promise<Sum>;

/** What is few enough to ask for one month after another, by an index of when it was. */
const inEach =
  (during: Source['during'], sum: Summing): Source['byMonth'] =>
  (read, where, months) =>
    Promise.all(months.map((month) => sum(read, { AND: [where, during(daysOf(month))] })));

const whenGiven = (span: Span) => ({ madeAt: moments(span) });

/** Grants by when they were given; one whose amount is not controlled has none. */
export const grants: Source = {
  states: Object.entries(GRANT_STATES),
  during: whenGiven,
  byMonth: inEach(whenGiven, async (read, where) => sumOf(await read.grant.aggregate({ where, ...COUNTED }))),
  byState: async (read, where) =>
    (await read.grant.groupBy({ by: ['state'], where, ...COUNTED })).map((found) => ({ id: found.state, ...sumOf(found) })),
  byPlace: async (read, where) =>
    (await read.grant.groupBy({ by: ['departmentId'], where, ...COUNTED })).map((found) => ({ id: found.departmentId, ...sumOf(found) })),
};

const whenSubmitted = (span: Span) => ({ submittedAt: moments(span), state: { not: 'draft' }, removedAt: null, changesNumber: null });

/** Applications for new grants by when they were submitted last; one that was never submitted is nobody's but its applicant's. */
export const applications: Source = {
  states: Object.entries(APPLICATION_STATES),
  during: whenSubmitted,
  byMonth: inEach(whenSubmitted, async (read, where) => sumOf(await read.application.aggregate({ where, ...COUNTED }))),
  byState: async (read, where) =>
    (await read.application.groupBy({ by: ['state'], where, ...COUNTED })).map((found) => ({ id: found.state, ...sumOf(found) })),
  byPlace: async (read, where) =>
    (await read.application.groupBy({ by: ['projectCode'], where, ...COUNTED })).map((found) => ({
      id: found.projectCode ?? '',
      ...sumOf(found),
    })),
};

const CLAIMED = { _count: true, _sum: { asked: true, spent: true } } as const;

interface FoundClaims {
  readonly state: string;
  readonly _count: number;
  readonly _sum: { readonly asked: bigint | null; readonly spent: bigint | null };
}
/** What was spent or, as long as that is not decided, is held. */
const used = ({ state, _count, _sum }: FoundClaims): Sum => ({
  count: _count,
  fen: (state === 'pending' ? _sum.asked : _sum.spent) ?? 0n,
});

const onDays = ([from, before]: Span) => ({ day: { gte: from, lt: before } });

/** Claims by their day. */
export const uses: Source = {
  states: optionsOf(ClaimState).map(({ value, zh, en }) => [value, [zh, en]]),
  during: onDays,
  // Hundreds of thousands, through which each month asked for by itself would go once more.
  byMonth: async (read, where, months) => {
    const sums = new Map<string, Sum>();
    const during = { AND: [where, onDays(spanOf(months))] };
    for (const found of await read.bookedClaim.groupBy({ by: ['day', 'state'], where: during, ...CLAIMED })) {
      const month = found.day.slice(0, 'yyyy-MM'.length);
      sums.set(month, plus(sums.get(month) ?? NONE, used(found)));
    }
    return months.map((month) => sums.get(month) ?? NONE);
  },
  byState: async (read, where) =>
    (await read.bookedClaim.groupBy({ by: ['state'], where, ...CLAIMED })).map((found) => ({ id: found.state, ...used(found) })),
  byPlace: async (read, where) =>
    (await read.bookedClaim.groupBy({ by: ['projectCode', 'state'], where, ...CLAIMED })).map((found) => ({
      id: found.projectCode,
      ...used(found),
    })),
};

export const NONE: Sum = { count: 0, fen: 0n };
export const plus = (one: Sum, other: Sum): Sum => ({ count: one.count + other.count, fen: one.fen + other.fen });
