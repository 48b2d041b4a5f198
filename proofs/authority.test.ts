import { DURATIONS, type Duration } from '@hall/contract/rules/durations';
import { GRANT_ACTIONS, type GrantAction } from '@hall/contract/rules/grant-states';
import { PROJECT_ACTIONS, type ProjectAction } from '@hall/contract/rules/project-states';
import { REMOVAL_MODES, type RemovalMode } from '@hall/contract/rules/removal';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type Deed, doIt } from './support/authority-deeds.ts';
import { brokenRules, NEVER, SIGNED } from './support/authority-rules.ts';
import { newWorld } from './support/authority-world.ts';
import { PLANTED, withFault } from './support/planted-faults.ts';
import { size } from './support/size.ts';

/** Halls, and how often in each some people do something at once: in the long form 200,000 deeds at least, which a test counts. */
const HALLS = size(6, 570);
const TIMES = 160;
const LEAST = size(1_000, 200_000);
/** In the short form the same deeds every time, so that it fails for nobody by chance. */
const seedOf = (hall: number): number => size(hall, Date.now() + hall);

const place = fc.nat({ max: 10_000 });
const AMOUNTS = ['0.01', '99.99', '1000.00', '20000.00', '50000.00', '60000.00', '200000.00', '99999999999.99'] as const;
const yuan = fc.constantFrom(...AMOUNTS);
/** What the form may leave in the field as well. */
const typed = fc.constantFrom(...AMOUNTS, '0.00', '-1.00', '');
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => fc.constantFrom(...(Object.keys(table) as K[]));

const give = fc.record({
  kind: fc.constant('give' as const),
  ...{
    by: place,
    to: place,
    project: place,
    parent: place,
    systems: fc.constantFrom(2, 3, 7, 7, 1, 0),
    duration: keysOf<Duration>(DURATIONS),
  },
  ...{
    from: fc.constantFrom(0, 0, 0, 1, 5, -1),
    until: fc.integer({ min: -1, max: 60 }),
    controlled: fc.boolean(),
    yuan: typed,
    mayRegrant: fc.boolean(),
  },
});
const act = fc.record({ kind: fc.constant('act' as const), by: place, grant: place, action: keysOf<GrantAction>(GRANT_ACTIONS) });
const project = fc.record({
  kind: fc.constant('project' as const),
  project: place,
  // What is closed is so for good.
  action: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<ProjectAction>('freeze', 'thaw', 'leader') },
    { weight: 1, arbitrary: keysOf<ProjectAction>(PROJECT_ACTIONS) },
  ),
  leader: place,
});
const person = fc.record({ kind: fc.constant('person' as const), person: place, enabled: fc.constantFrom(true, true, false) });
const book = fc.record({
  kind: fc.constant('book' as const),
  ...{ person: place, project: place, grant: place, yuan, day: fc.constantFrom(0, 0, 0, 1, -2) },
});
const decide = fc.record({ kind: fc.constant('decide' as const), claim: place, approved: fc.boolean(), yuan, by: place });
const giveBack = fc.record({ kind: fc.constant('giveBack' as const), claim: place });
const apply = fc.record({
  kind: fc.constant('apply' as const),
  ...{ by: place, to: place, project: place, systems: fc.constantFrom(2, 3, 7, 1, 0), duration: keysOf<Duration>(DURATIONS) },
  ...{
    from: fc.constantFrom(0, 0, 1, 5, -1),
    until: fc.integer({ min: -1, max: 30 }),
    controlled: fc.boolean(),
    yuan: typed,
    again: place,
  },
});
const terms = {
  ...{ grant: place, systems: fc.constantFrom(2, 3, 3, 7, 7, 1, 0), from: fc.constantFrom(0, 0, 0, 1, 3, 10, -1) },
  ...{ until: fc.integer({ min: -1, max: 60 }), longTerm: fc.boolean(), controlled: fc.constantFrom(true, true, false), yuan: typed },
};
const ask = fc.record({ kind: fc.constant('ask' as const), ...terms });
const judge = fc.record({ kind: fc.constant('judge' as const), application: place, by: place, approves: fc.boolean() });
const withdraw = fc.record({ kind: fc.constant('withdraw' as const), application: place });
const change = fc.record({ kind: fc.constant('change' as const), by: place, ...terms });
const dropChange = fc.record({ kind: fc.constant('dropChange' as const), grant: place });
const given = {
  ...{ to: place, project: place, systems: fc.constantFrom(2, 3, 7, 7, 1, 0), duration: keysOf<Duration>(DURATIONS) },
  ...{ from: fc.constantFrom(0, 0, 0, 1, 5, -1), until: fc.integer({ min: -1, max: 60 }), controlled: fc.boolean(), yuan: typed },
};
const special = fc.record({ kind: fc.constant('special' as const), ...given });
const department = fc.record({ kind: fc.constant('department' as const), by: place, and: place, ...given });
const remove = fc.record({
  kind: fc.constant('remove' as const),
  ...{ by: place, project: place, most: place, mode: keysOf<RemovalMode>(REMOVAL_MODES), unlike: place },
});
const sign = fc.record({
  kind: fc.constant('sign' as const),
  ...{ by: place, to: place, project: place, from: fc.constantFrom(0, 0, 0, 1, 3, -1), until: fc.integer({ min: -1, max: 60 }) },
  ...{ everything: fc.boolean(), yuan: fc.oneof(typed, fc.constant('200000.00')) },
});
const unsign = fc.record({ kind: fc.constant('unsign' as const), signature: place, by: place });
const days = fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 1, 2, 5, 20) });

const deed = fc.oneof(
  { weight: 6, arbitrary: give },
  { weight: 4, arbitrary: act },
  { weight: 1, arbitrary: project },
  { weight: 1, arbitrary: person },
  { weight: 8, arbitrary: book },
  { weight: 5, arbitrary: decide },
  { weight: 2, arbitrary: giveBack },
  { weight: 5, arbitrary: apply },
  { weight: 4, arbitrary: ask },
  { weight: 6, arbitrary: judge },
  { weight: 1, arbitrary: withdraw },
  { weight: 6, arbitrary: change },
  { weight: 1, arbitrary: dropChange },
  { weight: 2, arbitrary: special },
  { weight: 2, arbitrary: department },
  { weight: 1, arbitrary: remove },
  { weight: 6, arbitrary: sign },
  { weight: 1, arbitrary: unsign },
  { weight: 1, arbitrary: days },
) as fc.Arbitrary<Deed>;
/** Deeds of several people at once, one after another. */
const deeds = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: TIMES, maxLength: TIMES });

const came = new Map<string, number>();
const count = (what: string, times = 1) => came.set(what, (came.get(what) ?? 0) + times);

describe('PROJ-1 PROJ-3 PROJ-4 PROJ-5 PROJ-6 PROJ-8 PROJ-15 PROJ-17 PROJ-18 PROJ-22 PROJ-23 PROJ-27 PROJ-28 whatever people do with projects, applications, grants, claims and signatures, one after another and at once', () => {
  it.each(Array.from({ length: HALLS }, (_, hall) => hall + 1))('no rule breaks in hall %i', async (hall) => {
    const seed = seedOf(hall);
    const [all] = fc.sample(deeds, { seed, numRuns: 1 }) as [Deed[][]];
    const world = await newWorld();
    const database = new Sqlite(world.hall.file, { readonly: true });
    for (const together of all) {
      // What happens in a moment cannot be told from what happened before it.
      world.hall.clock.advance(1);
      const outcomes = await Promise.all(together.map((one) => doIt(world, one)));
      for (const [index, { kind }] of together.entries()) count(`${kind} ${outcomes[index]}`);
      expect(brokenRules(database, world.hall.clock.now()), `seed ${seed}, after ${JSON.stringify(together)}`).toEqual([]);
    }
    for (const [what, sql] of Object.entries(SIGNED)) count(what, database.prepare(sql).pluck().get() as number);
    database.close();
  });

  it('is shown by deeds of every kind that were done, and not by refusals', () => {
    const kinds = ['give', 'act', 'project', 'person', 'book', 'decide', 'giveBack', 'days', 'apply', 'judge', 'withdraw'] as const;
    const more = ['ask', 'change', 'dropChange', 'special', 'department', 'remove', 'sign', 'unsign'] as const;
    for (const kind of [...kinds, ...more]) expect(came.get(`${kind} done`) ?? 0, kind).toBeGreaterThan(0);
    for (const what of Object.keys(SIGNED)) expect(came.get(what), what).toBeGreaterThan(0);
    expect([...came.values()].reduce((all, times) => all + times, 0)).toBeGreaterThanOrEqual(LEAST);
    console.info([...came].map(([what, times]) => `${what} ${times}`).join(', '));
  });

  it('no rule is broken by a hall that is new', () => {
    const database = new Sqlite(inject('template'), { readonly: true });
    expect(brokenRules(database, new Date(inject('seededAt')))).toEqual([]);
    database.close();
  });

  it.each(Object.keys(NEVER))('a fault against it is found: %s', (rule) => {
    const { changed, found } = withFault(inject('template'), PLANTED[rule] ?? '', (database) =>
      brokenRules(database, new Date(inject('seededAt'))),
    );
    expect(changed).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${rule}: `))]));
  });
});
