import { describe, expect, it } from 'vitest';
import { type ApplicationRow, applicationIn } from '../../testing/applying-hall.ts';
import { BYSTANDERS, cameOf, makeBystanders, refusalOf } from '../../testing/bystanders.ts';
import { makeProject } from '../../testing/giving-hall.ts';
import { type SigningHall, signingHall } from '../../testing/signing-hall.ts';
import type { Answer } from '../../testing/test-hall.ts';

/** Who they are to an application of `staff` for `deptlead` on a project of `leader`, for whom `analyst` signs. */
const PEOPLE = {
  applicant: 'staff',
  beneficiary: 'deptlead',
  leader: 'leader',
  signer: 'analyst',
  head: 'approver',
  office: 'finadmin',
  ...BYSTANDERS,
} as const;
type Who = keyof typeof PEOPLE;
const EVERYBODY = Object.keys(PEOPLE) as Who[];

type State = '草稿' | '待审核' | '已通过' | '已驳回' | '已撤回' | '已失效';
type Deed = 'submit' | 'withdraw' | 'remove' | 'approve' | 'reject';
type Decision = Extract<Deed, 'approve' | 'reject'>;

/** PROJ-3: what an application becomes by what who made it does with it, or the rule against it. */
const BY_APPLICANT: Readonly<Record<State, Readonly<Record<Exclude<Deed, Decision>, string>>>> = {
  草稿: { submit: '待审核', withdraw: 'application-action', remove: 'done' },
  待审核: { submit: 'application-action', withdraw: '已撤回', remove: 'application-action' },
  已通过: { submit: 'application-action', withdraw: 'application-handled', remove: 'application-action' },
  已驳回: { submit: '待审核', withdraw: 'application-handled', remove: 'application-action' },
  已撤回: { submit: '待审核', withdraw: 'application-handled', remove: 'done' },
  已失效: { submit: 'application-action', withdraw: 'application-handled', remove: 'application-action' },
};

const HANDLED = { approve: 'application-handled', reject: 'application-handled' } as const;
const NOBODYS = { approve: 'not-found', reject: 'not-found' } as const;

/** PROJ-3 PROJ-6: what it becomes by what who decides on it does, or the rule against it. */
const BY_DECIDER: Readonly<Record<State, Readonly<Record<Decision, string>>>> = {
  草稿: NOBODYS,
  待审核: { approve: '已通过', reject: '已驳回' },
  ...{ 已通过: HANDLED, 已驳回: HANDLED, 已撤回: HANDLED, 已失效: HANDLED },
};
const DECIDES: readonly Who[] = ['leader', 'signer'];

const CONCERNED: readonly Who[] = ['applicant', 'beneficiary', 'leader', 'office'];
/** PROJ-14 PROJ-20 PROJ-27 PROJ-28: who sees it; to all others it is as unknown as one that there is not. */
const SEES: Readonly<Record<State, readonly Who[]>> = {
  草稿: ['applicant'],
  待审核: [...CONCERNED, 'signer'],
  // Who signs sees as well what was decided on since they do.
  已通过: [...CONCERNED, 'signer'],
  已驳回: [...CONCERNED, 'signer'],
  已撤回: CONCERNED,
  已失效: CONCERNED,
};

/** PROJ-14: what who made it is offered. */
const OFFERED: Readonly<Record<State, string>> = {
  草稿: 'edit,submit,remove',
  待审核: 'withdraw',
  已通过: '',
  已驳回: 'edit,submit',
  已撤回: 'edit,submit,remove',
  已失效: '',
};

/** What an application is about, beside what all of them are. */
interface About {
  readonly xmbh: string;
  readonly bsqrgh: string;
}
type Made = Pick<ApplicationRow, 'sqdh' | 'version'>;

async function closeProject({ hall, tokenOf }: SigningHall, xmbh: string): Promise<void> {
  const [closing, token] = [{ xmbh, czlx: 'close' }, await tokenOf('finadmin')];
  const { yxbs } = (await hall.post('/api/projects/effect', closing, token)).data as { yxbs: string };
  expect(await hall.post('/api/projects/decide', { ...closing, yy: '检查', yxbs }, token)).toMatchObject({ code: 200 });
}

/** How an application comes to be in each state. */
const REACHED: Readonly<Record<State, (hall: SigningHall, about: About) => Promise<{ readonly sqdh: string }>>> = {
  草稿: async ({ save }, about) => applicationIn(await save(about)),
  待审核: ({ submitted }, about) => submitted(about),
  已通过: async ({ submitted, approve }, about) => applicationIn(await approve('leader', await submitted(about))),
  已驳回: async ({ submitted, reject }, about) => applicationIn(await reject('leader', await submitted(about))),
  已撤回: async ({ submitted, withdraw }, about) => applicationIn(await withdraw(await submitted(about))),
  已失效: async (hall, about) => {
    const made = await hall.submitted(about);
    await closeProject(hall, about.xmbh);
    return made;
  },
};

/** How each deed is done by somebody. */
const TRIED: Readonly<Record<Deed, (hall: SigningHall, by: string, made: Made, about: About) => Promise<Answer>>> = {
  submit: ({ submit }, by, made, about) => submit({ ...made, ...about }, by),
  withdraw: ({ withdraw }, by, made) => withdraw(made, by),
  remove: ({ remove }, by, made) => remove(made, by),
  approve: ({ approve }, by, made) => approve(by, made),
  reject: ({ reject }, by, made) => reject(by, made),
};
const EVERY_DEED = (Object.keys(TRIED) as Deed[]).flatMap((deed) => EVERYBODY.map((who) => ({ deed, who })));

const isDecision = (deed: Deed): deed is Decision => deed === 'approve' || deed === 'reject';

/** What comes of a deed, by the tables above. */
function expectedOf(state: State, deed: Deed, who: Who): string {
  if (!isDecision(deed)) return who === 'applicant' ? BY_APPLICANT[state][deed] : refusalOf(who);
  if (!SEES[state].includes(who)) return refusalOf(who);
  // Nobody decides on the own ones, nor on what waits for another, also where they see it (PROJ-6).
  return state === '待审核' && !DECIDES.includes(who) ? 'not-found' : BY_DECIDER[state][deed];
}

function offeredTo(state: State, who: Who): string {
  if (!SEES[state].includes(who)) return refusalOf(who);
  if (who === 'applicant') return OFFERED[state];
  return state === '待审核' && DECIDES.includes(who) ? 'approve,reject' : '';
}

/** A hall in which all of them do what they like with applications, each of which is about a project of its own. */
async function rolesHall() {
  const hall = await signingHall();
  await makeBystanders(hall.hall);
  await hall.given({ sfqbxm: '1', xmbhs: [] });
  const bsqrgh = await hall.numberOf(PEOPLE.beneficiary);
  let projects = 0;
  const made = async (state: State) => {
    projects += 1;
    const about = { xmbh: await makeProject(hall.hall, { code: `AP1${String(projects).padStart(6, '0')}` }), bsqrgh };
    const { sqdh } = await REACHED[state](hall, about);
    return { about, row: { sqdh, version: (await hall.stored(sqdh)).version } };
  };
  const tried = async (who: Who, deed: Deed, { about, row }: Awaited<ReturnType<typeof made>>): Promise<string> =>
    cameOf(await TRIED[deed](hall, PEOPLE[who], row, about), 'sqzt');
  /** What somebody is offered who looks at it, or the rule against it. */
  const offered = async (who: Who, { row: { sqdh } }: Awaited<ReturnType<typeof made>>): Promise<string> => {
    const answer = await hall.call(PEOPLE[who], 'detail', { sqdh });
    if (answer.code !== 200) return cameOf(answer, 'sq');
    return (answer.data as { sq: ApplicationRow }).sq.kczs.join(',');
  };
  const asItWas = async ({ row }: Awaited<ReturnType<typeof made>>) => {
    const { state, version, steps, comment } = await hall.stored(row.sqdh);
    return { state, version, comment, steps: steps.map(({ kind }) => kind) };
  };
  return { ...hall, made, tried, offered, asItWas };
}

type Table = Record<string, string>;

describe('PROJ-3 PROJ-6 PROJ-14 PROJ-20 PROJ-27 SEC-1 what is done with an application, in each of its states and by each of those around it', () => {
  it.each(Object.keys(REACHED) as State[])('%s', async (state) => {
    const { made, tried, asItWas } = await rolesHall();
    // What is refused is tried on the same application, which it leaves as it was.
    const shared = await made(state);
    const before = await asItWas(shared);
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const { deed, who } of EVERY_DEED) {
      const comes = expectedOf(state, deed, who);
      const isDone = comes === 'done' || comes in REACHED;
      expected[`${deed} by ${who}`] = comes;
      found[`${deed} by ${who}`] = await tried(who, deed, isDone ? await made(state) : shared);
    }
    expect(found).toEqual(expected);
    expect(await asItWas(shared)).toEqual(before);
  });

  it('is offered to who may do it, and to nobody else who sees it', async () => {
    const { made, offered } = await rolesHall();
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const state of Object.keys(REACHED) as State[]) {
      const one = await made(state);
      for (const who of EVERYBODY) {
        expected[`${state}, to ${who}`] = offeredTo(state, who);
        found[`${state}, to ${who}`] = await offered(who, one);
      }
    }
    expect(found).toEqual(expected);
  });
});

/** PROJ-3: for whom an application waits where others can sign in no more. */
const WAITS: Readonly<Record<string, { readonly disabled: readonly Who[]; readonly decides: Who }>> = {
  'the head of the department, as the leader cannot': { disabled: ['leader'], decides: 'head' },
  'the finance office, as neither of the two can': { disabled: ['leader', 'head'], decides: 'office' },
};

describe('PROJ-3 PROJ-6 PROJ-27 SEC-1 who decides on an application that waits for another than the leader', () => {
  it.each(Object.entries(WAITS))('%s', async (_, { disabled, decides }) => {
    const { made, tried, enable } = await rolesHall();
    for (const who of disabled) await enable(PEOPLE[who], '0');
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const deed of ['approve', 'reject'] as const)
      for (const who of EVERYBODY.filter((one) => !disabled.includes(one))) {
        expected[`${deed} by ${who}`] = who === decides ? BY_DECIDER.待审核[deed] : refusalOf(who);
        found[`${deed} by ${who}`] = await tried(who, deed, await made('待审核'));
      }
    expect(found).toEqual(expected);
  });
});
