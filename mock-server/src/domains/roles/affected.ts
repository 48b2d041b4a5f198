import { setImmediate as othersTurn } from 'node:timers/promises';
import { NAMED_MAX, type RolePerson } from '@hall/contract/role-management';
import type { Services } from '../../core/services.ts';
import { rolePersonOf } from './holders.ts';

/** People who have the same other roles, and whom a change concerns in the same way. */
export interface AffectedSet {
  /** Their roles but for the one that is changed. */
  readonly others: readonly string[];
  /** Whether they have that one, and whether they would. */
  readonly had: boolean;
  readonly has: boolean;
  /** How many they are. */
  readonly count: number;
  /** Ids of some of them, as many as are named. */
  readonly some: readonly string[];
}

interface Change {
  readonly id: string;
  readonly added?: readonly string[] | undefined;
  readonly removed?: readonly string[] | undefined;
}

/** Rows that are read at once: others are let through in between. */
const SLICE = 1_000;

type Affected = Pick<AffectedSet, 'others' | 'had' | 'has'> & { readonly personId: string };

/** Puts together those who have the same roles. */
function setsOf(people: readonly Affected[]): AffectedSet[] {
  const sets = new Map<string, AffectedSet & { count: number; some: string[] }>();
  for (const { personId, others, had, has } of people) {
    const key = JSON.stringify([others, had, has]);
    const set = sets.get(key) ?? { others, had, has, count: 0, some: [] };
    if (set.count < NAMED_MAX) set.some.push(personId);
    set.count++;
    sets.set(key, set);
  }
  return [...sets.values()];
}

/** Those who are given a role or lose it, by staff number. */
async function namedSets({ database: { read } }: Services, { id, added = [], removed = [] }: Change): Promise<AffectedSet[]> {
  const people = await read.person.findMany({
    where: { staffNumber: { in: [...added, ...removed] }, enabled: true },
    select: { id: true, staffNumber: true, roles: { select: { roleId: true }, orderBy: { roleId: 'asc' } } },
    orderBy: { staffNumber: 'asc' },
  });
  return setsOf(
    people.map(({ id: personId, staffNumber, roles }) => {
      const held = roles.map(({ roleId }) => roleId);
      const had = held.includes(id);
      const has = added.includes(staffNumber) || (had && !removed.includes(staffNumber));
      return { personId, others: held.filter((role) => role !== id), had, has };
    }),
  );
}

/** The other roles of those who have a role and others. */
async function othersOfHolders({ database: { read } }: Services, id: string, holding: object): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (let last: { personId: string; roleId: string } | undefined; ; ) {
    const rows = await read.personRole.findMany({
      // By the cursor alone all rows would be looked at for each slice.
      where: { roleId: { not: id }, person: holding, ...(last && { personId: { gte: last.personId } }) },
      orderBy: [{ personId: 'asc' }, { roleId: 'asc' }],
      take: SLICE,
      ...(last && { cursor: { personId_roleId: last }, skip: 1 }),
    });
    for (const { personId, roleId } of rows) found.set(personId, [...(found.get(personId) ?? []), roleId]);
    last = rows.at(-1);
    if (rows.length < SLICE) return found;
    await othersTurn();
  }
}

/** All who have a role. Most of them have no other one, as a rule: they are counted, and never read. */
async function holderSets(services: Services, id: string): Promise<AffectedSet[]> {
  const { read } = services.database;
  const holding = { enabled: true, roles: { some: { roleId: id } } };
  const alone = { enabled: true, roles: { some: { roleId: id }, every: { roleId: id } } };
  const [holders, some, others] = await Promise.all([
    read.person.count({ where: holding }),
    read.person.findMany({ where: alone, select: { id: true }, orderBy: { staffNumber: 'asc' }, take: NAMED_MAX }),
    othersOfHolders(services, id, holding),
  ]);
  const held = { had: true, has: true };
  const sets = setsOf([...others].map(([personId, roles]) => ({ personId, others: roles, ...held })));
  const count = holders - others.size;
  return count > 0 ? [{ others: [], ...held, count, some: some.map((one) => one.id) }, ...sets] : sets;
}

/** Whom a change of a role concerns: all who have it, or those who are named; nobody who cannot sign in. */
export function affectedSets(services: Services, change: Change): Promise<AffectedSet[]> {
  const named = (change.added ?? []).length + (change.removed ?? []).length > 0;
  return named ? namedSets(services, change) : holderSets(services, change.id);
}

/** People by their ids. */
export async function peopleNamed({ database: { read } }: Services, ids: readonly string[]): Promise<ReadonlyMap<string, RolePerson>> {
  const people = await read.person.findMany({ where: { id: { in: [...ids] } }, include: { department: true } });
  return new Map(people.map((person) => [person.id, rolePersonOf(person)]));
}
