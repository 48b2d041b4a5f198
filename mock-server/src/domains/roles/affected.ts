import { setImmediate as othersTurn } from 'node:timers/promises';
import type { RolePerson } from '@hall/contract/role-management';
import type { Services } from '../../core/services.ts';
import { rolePersonOf } from './holders.ts';

/** People who have the same other roles, and whom a change concerns in the same way. */
export interface AffectedSet {
  /** Their roles but for the one that is changed. */
  readonly others: readonly string[];
  /** Whether they have that one, and whether they would. */
  readonly had: boolean;
  readonly has: boolean;
  /** Their ids, by staff number. */
  readonly people: readonly string[];
}

interface Change {
  readonly id: string;
  readonly added?: readonly string[] | undefined;
  readonly removed?: readonly string[] | undefined;
}

/** Rows that are read at once: others are let through in between. */
const SLICE = 1_000;

async function* concerned({ database: { read } }: Services, { id, added = [], removed = [] }: Change) {
  const named = added.length + removed.length > 0;
  const where = named ? { staffNumber: { in: [...added, ...removed] } } : { roles: { some: { roleId: id } } };
  for (let skip = 0; ; skip += SLICE) {
    const rows = await read.person.findMany({
      where: { AND: [where, { enabled: true }] },
      select: { id: true, staffNumber: true, roles: { select: { roleId: true } } },
      orderBy: { staffNumber: 'asc' },
      ...{ skip, take: SLICE },
    });
    yield rows;
    if (rows.length < SLICE) return;
    await othersTurn();
  }
}

/** Whom a change of a role concerns: all who have it, or those who are named; nobody who cannot sign in. */
export async function affectedSets(services: Services, change: Change): Promise<AffectedSet[]> {
  const sets = new Map<string, AffectedSet & { readonly people: string[] }>();
  for await (const rows of concerned(services, change))
    for (const { id, staffNumber, roles } of rows) {
      const held = roles.map(({ roleId }) => roleId);
      const had = held.includes(change.id);
      const has = change.added?.includes(staffNumber) || (had && !change.removed?.includes(staffNumber));
      const others = held.filter((role) => role !== change.id).sort();
      const key = JSON.stringify([others, had, has]);
      const set = sets.get(key) ?? { others, had, has, people: [] };
      set.people.push(id);
      sets.set(key, set);
    }
  return [...sets.values()];
}

/** People by their ids. */
export async function peopleNamed({ database: { read } }: Services, ids: readonly string[]): Promise<ReadonlyMap<string, RolePerson>> {
  const people = await read.person.findMany({ where: { id: { in: [...ids] } }, include: { department: true } });
  return new Map(people.map((person) => [person.id, rolePersonOf(person)]));
}
