import { PROJECT_ACTIONS, type ProjectAction, type ProjectState } from '@hall/contract/rules/project-states';
import { describe, expect, it } from 'vitest';
import { BYSTANDERS, cameOfBoth, makeBystanders } from '../../testing/bystanders.ts';
import { PROJECT, personOf, withProject } from '../../testing/project-hall.ts';
import { makeRole, setRoles } from '../../testing/roles.ts';

/** Who they are to a project of `leader` in the department of chemistry, on which `staff` holds a grant. */
const PEOPLE = {
  office: 'finadmin',
  leader: 'leader',
  holder: 'staff',
  head: 'zengqingsheng',
  'manages the department': 'xiongsimin',
  'manages another department': 'fanyu',
  ...BYSTANDERS,
} as const;
type Who = keyof typeof PEOPLE;
const EVERYBODY = Object.keys(PEOPLE) as Who[];
const DEEDS = Object.keys(PROJECT_ACTIONS) as ProjectAction[];

/** PROJ-1: what a project becomes by what is decided on it in each state, or the rule against it. */
const COMES_OF: Readonly<Record<ProjectState, Readonly<Record<ProjectAction, ProjectState | 'project-action'>>>> = {
  active: { freeze: 'frozen', thaw: 'project-action', close: 'closed', leader: 'active' },
  frozen: { freeze: 'project-action', thaw: 'active', close: 'closed', leader: 'frozen' },
  closed: { freeze: 'project-action', thaw: 'project-action', close: 'project-action', leader: 'project-action' },
};
const STATES = Object.keys(COMES_OF) as ProjectState[];

/** PROJ-1: the finance office decides, as far as its permission reaches, and nobody else: not who leads, heads or administers. */
const DECIDES: readonly Who[] = ['office', 'manages the department'];
const REFUSED: Readonly<Partial<Record<Who, string>>> = { 'manages another department': 'project-unknown' };
const NEW_LEADER = 'analyst';

/** What is to be when somebody has tried something: what came of it, what the project is, and who leads it. */
type Outcome = readonly [came: string, state: string, leader: string];

function expectedOf(state: ProjectState, deed: ProjectAction, who: Who): Outcome {
  const comes = DECIDES.includes(who) ? COMES_OF[state][deed] : (REFUSED[who] ?? 'no-permission');
  if (!(comes in COMES_OF)) return [comes, state, 'leader'];
  return [comes, comes, deed === 'leader' ? NEW_LEADER : 'leader'];
}

/** Two people decide on the projects of their department alone. */
async function makeManagers({ hall }: Awaited<ReturnType<typeof withProject>>): Promise<void> {
  await makeRole(hall, 'managing', 'projects.manage');
  await hall.services.database.unitOfWork((tx) =>
    tx.rolePermission.updateMany({ where: { roleId: 'managing' }, data: { scope: 'department' } }),
  );
  for (const who of ['manages the department', 'manages another department'] as const)
    await setRoles(hall, PEOPLE[who], 'staff', 'managing');
}

/** A hall in which all of them try to decide on a project. */
async function rolesHall() {
  const world = await withProject();
  const { hall, as, give } = world;
  await makeBystanders(hall);
  await makeManagers(world);
  await give({ to: PEOPLE.holder, project: PROJECT });
  const { id: leaderId } = await personOf(hall, 'leader');
  const { staffNumber: xfzrgh } = await personOf(hall, NEW_LEADER);
  const { database } = hall.services;
  const reset = (state: ProjectState) =>
    database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data: { state, leaderId } }));
  const callers = new Map<Who, Awaited<ReturnType<typeof as>>>();
  for (const who of EVERYBODY) callers.set(who, await as(PEOPLE[who]));
  /** Decides, also where what that does was refused to be shown. */
  const tried = async (who: Who, czlx: ProjectAction): Promise<Outcome> => {
    const call = callers.get(who) ?? (await as(PEOPLE[who]));
    const deciding = { xmbh: PROJECT, czlx, ...(czlx === 'leader' && { xfzrgh }) };
    const shown = await call('effect', deciding);
    const { yxbs = 'none' } = (shown.data ?? {}) as { yxbs?: string };
    const done = await call('decide', { ...deciding, yy: '检查', yxbs });
    const { state, leader } = await database.read.project.findUniqueOrThrow({ where: { code: PROJECT }, include: { leader: true } });
    return [cameOfBoth(shown, done, 'xmzt'), state, leader.userName];
  };
  const decided = () => database.read.projectEvent.count({ where: { projectCode: PROJECT } });
  return { reset, tried, decided };
}

describe('PROJ-1 PROJ-4 SEC-1 what is decided on a project, in each of its states and by each of those around it', () => {
  it.each(STATES)('of one that is %s', async (state) => {
    const { reset, tried, decided } = await rolesHall();
    const [found, expected]: [Record<string, Outcome>, Record<string, Outcome>] = [{}, {}];
    for (const deed of DEEDS)
      for (const who of EVERYBODY) {
        await reset(state);
        expected[`${deed} by ${who}`] = expectedOf(state, deed, who);
        found[`${deed} by ${who}`] = await tried(who, deed);
      }
    expect(found).toEqual(expected);
    const done = Object.values(expected).filter(([came]) => came in COMES_OF);
    expect(await decided()).toBe(done.length);
  });
});
