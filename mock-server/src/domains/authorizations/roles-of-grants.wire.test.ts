import { GRANT_OFFERS, type GrantOffer, type GrantState } from '@hall/contract/rules/grant-states';
import { describe, expect, it } from 'vitest';
import { BYSTANDERS, cameOfBoth, makeBystanders, refusalOf } from '../../testing/bystanders.ts';
import { changingHall } from '../../testing/changing-hall.ts';
import { dayFrom, GRANT, type GrantMade, makeGrant, PROJECT } from '../../testing/grant-hall.ts';
import type { TestHall } from '../../testing/test-hall.ts';

/** Who they are to the grant that `leader` gave `staff` on a project in the department of `approver`. */
const PEOPLE = {
  holder: 'staff',
  'given on to': 'analyst',
  leader: 'leader',
  head: 'approver',
  'head elsewhere': 'deptlead',
  office: 'finadmin',
  ...BYSTANDERS,
} as const;
type Who = keyof typeof PEOPLE;
const EVERYBODY = Object.keys(PEOPLE) as Who[];
const DEEDS = Object.keys(GRANT_OFFERS) as GrantOffer[];

type State = GrantState | 'by hand';
const ENDED = { suspend: 'grant-ended', resume: 'grant-ended', revoke: 'grant-ended', change: 'grant-ended' } as const;

/** PROJ-4 PROJ-16 PROJ-23: what a grant becomes in each state by what is done with it by who may, or the rule against that. */
const COMES_OF: Readonly<Record<State, Readonly<Record<GrantOffer, string>>>> = {
  scheduled: { suspend: 'suspended', resume: 'grant-action', revoke: 'revoked', change: 'scheduled' },
  active: { suspend: 'suspended', resume: 'grant-action', revoke: 'revoked', change: 'active' },
  // By something else than by hand; it can be suspended by hand as well.
  suspended: { suspend: 'suspended', resume: 'grant-action', revoke: 'revoked', change: 'suspended' },
  'by hand': { suspend: 'grant-action', resume: 'active', revoke: 'revoked', change: 'suspended' },
  expired: ENDED,
  revoked: ENDED,
  superseded: ENDED,
};
const STATES = Object.keys(COMES_OF) as State[];

const COLUMNS: Readonly<Record<State, (hall: TestHall) => GrantMade>> = {
  scheduled: (hall) => ({ state: 'scheduled', firstDay: dayFrom(hall, 30) }),
  active: () => ({ state: 'active' }),
  suspended: () => ({ state: 'suspended', heldByProject: true }),
  'by hand': () => ({ state: 'suspended', heldByHand: true }),
  expired: (hall) => ({ state: 'expired', lastDay: dayFrom(hall, -1), endedAt: hall.clock.now() }),
  revoked: (hall) => ({ state: 'revoked', endedAt: hall.clock.now() }),
  superseded: (hall) => ({ state: 'superseded', endedAt: hall.clock.now() }),
};

/** How grants are given, and who may do something with them; to all others they are as unknown as those that there are not. */
interface Given {
  readonly made: GrantMade;
  /** What it is when it is tried. */
  readonly states: readonly State[];
  readonly may: readonly Who[];
  /** Who holds it, and may do something with it all the same, but neither change nor resume it (PROJ-6, PROJ-23). */
  readonly own?: Who;
}

const SOME = ['active', 'by hand'] as const;
const ON = { by: 'staff', to: 'analyst', basis: 'holder', parentNumber: GRANT, amount: 1_000, mayRegrant: false } as const;
const GIVEN: Readonly<Record<string, Given>> = {
  'by who leads the project': { made: {}, states: STATES, may: ['leader', 'office'] },
  'on by its holder': { made: ON, states: SOME, may: ['holder', 'leader', 'office'] },
  'for the whole department by its head': {
    made: { by: 'approver', basis: 'head', projectCode: null },
    states: SOME,
    may: ['head', 'office'],
  },
  'by the finance office, as a special one': { made: { by: 'finadmin', basis: 'special' }, states: SOME, may: ['office'] },
  'to somebody of the finance office': { made: { to: 'finadmin' }, states: SOME, may: ['leader', 'office'], own: 'office' },
};

/** How what is done is called, what shows it before, and what its reason is called. */
const CALLS = {
  act: { does: 'act', effect: 'effect', why: 'yy' },
  change: { does: 'change', effect: 'change/effect', why: 'bgyy' },
} as const;

/** A hall in which all of them do what they like with grants. */
async function rolesHall() {
  const hall = await changingHall();
  await makeBystanders(hall.hall);
  let made = 0;
  const grantIn = async (state: State, own: GrantMade): Promise<string> => {
    made += 1;
    const number = `SQ2098${String(made).padStart(6, '0')}`;
    await makeGrant(hall.hall, { ...own, ...COLUMNS[state](hall.hall), number });
    return number;
  };
  /** Does it, also where what it does was refused to be shown. @returns what the grant has become, or the rule against it */
  const tried = async (who: Who, deed: GrantOffer, sqbh: string): Promise<string> => {
    const { does, effect, why } = CALLS[deed === 'change' ? 'change' : 'act'];
    const asked = deed === 'change' ? await hall.asked(sqbh, { sqje: '20.00' }) : { sqbh, czlx: deed };
    const shown = await hall.call(PEOPLE[who], effect, asked);
    const { yxbs = 'none' } = (shown.data ?? {}) as { yxbs?: string };
    const done = await hall.call(PEOPLE[who], does, { ...asked, [why]: '试验原因', yxbs });
    return cameOfBoth(shown, done, 'zt');
  };
  return { ...hall, grantIn, tried };
}

/** What each of them comes to, by what it is called. */
type Table = Record<string, string>;

const EVERY_DEED = DEEDS.flatMap((deed) => EVERYBODY.map((who) => ({ deed, who })));

function expectedOf(state: State, deed: GrantOffer, who: Who, { may, own }: Given): string {
  if (!may.includes(who)) return refusalOf(who);
  const comes = COMES_OF[state][deed];
  if (who !== own) return comes;
  return deed === 'change' ? 'change-own' : deed === 'resume' && comes === 'active' ? 'resume-own' : comes;
}

describe('PROJ-4 PROJ-6 PROJ-15 PROJ-16 PROJ-17 PROJ-18 PROJ-23 SEC-1 what is done with a grant, in each of its states and by each of those around it', () => {
  it.each(Object.entries(GIVEN))('given %s', async (_, given) => {
    const { grantIn, tried, stored } = await rolesHall();
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const state of given.states) {
      // What is refused is tried on the same grant, which it leaves as it was.
      const shared = await grantIn(state, given.made);
      const before = await stored(shared);
      for (const { deed, who } of EVERY_DEED) {
        const cell = `${state}: ${deed} by ${who}`;
        expected[cell] = expectedOf(state, deed, who, given);
        found[cell] = await tried(who, deed, given.may.includes(who) ? await grantIn(state, given.made) : shared);
      }
      expect(await stored(shared), state).toEqual(before);
    }
    expect(found).toEqual(expected);
  });
});

/** PROJ-4 PROJ-23: on a project that is frozen. */
const FROZEN: Readonly<Record<GrantOffer, string>> = {
  suspend: 'suspended',
  resume: 'grant-action',
  revoke: 'revoked',
  change: 'project-frozen',
};

describe('PROJ-1 PROJ-4 PROJ-23 SEC-1 what is done with a grant on a project that the finance office froze', () => {
  it('by who leads it and by the finance office: nobody resumes it by hand, and nobody changes it', async () => {
    const { grantIn, tried, post, stored } = await rolesHall();
    const cells: { deed: GrantOffer; who: Who; number: string }[] = [];
    for (const deed of DEEDS)
      for (const who of ['leader', 'office', 'holder'] as const) cells.push({ deed, who, number: await grantIn('active', {}) });
    const freezing = { xmbh: PROJECT, czlx: 'freeze' };
    const { yxbs } = (await post('finadmin', 'projects/effect', freezing)).data as { yxbs: string };
    expect(await post('finadmin', 'projects/decide', { ...freezing, yy: '检查', yxbs })).toMatchObject({ code: 200 });
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const { deed, who, number } of cells) {
      expect(await stored(number)).toMatchObject({ state: 'suspended', heldByProject: true });
      expected[`${deed} by ${who}`] = who === 'holder' ? 'not-found' : FROZEN[deed];
      found[`${deed} by ${who}`] = await tried(who, deed, number);
    }
    expect(found).toEqual(expected);
  });
});
