import { type Duration, lastDayOf } from '@hall/contract/rules/durations';
import type { RemovalMode } from '@hall/contract/rules/removal';
import { Refusal } from '../../mock-server/src/core/refusal.ts';
import { authorizationsHandlers } from '../../mock-server/src/domains/authorizations/routes.ts';
import { callBy, dayIn, leaderOf, pick, REASON, type World } from './authority-world.ts';

interface Given {
  readonly to: number;
  /** Among the projects, one time of two; else it is on the whole department. */
  readonly project: number;
  readonly systems: number;
  readonly duration: Duration;
  readonly from: number;
  readonly until: number;
  readonly controlled: boolean;
  readonly yuan: string;
}

/** What the finance office and the head of the department do with grants. */
export type OfficeDeed =
  | ({ readonly kind: 'special' } & Given)
  | ({ readonly kind: 'department'; readonly by: number; readonly and: number } & Given)
  | {
      readonly kind: 'remove';
      readonly by: number;
      readonly project: number;
      readonly most: number;
      readonly mode: RemovalMode;
      readonly unlike: number;
    };

type Of<K extends OfficeDeed['kind']> = Extract<OfficeDeed, { kind: K }>;

/** The department of the projects. */
const DEPARTMENT = 'computing';

function termsOf(world: World, { systems, duration, from, until, controlled, yuan }: Given) {
  const firstDay = dayIn(world, from);
  return {
    systems: (['query', 'expense', 'income'] as const).filter((_, bit) => systems & (1 << bit)),
    ...{ duration, firstDay, lastDay: duration === 'custom' ? dayIn(world, until) : lastDayOf(firstDay, duration) },
    ...{ controlled, amount: yuan, mayRegrant: controlled, showsBalance: true, showsLedger: false, reason: REASON },
  };
}

const isOnProject = ({ project }: Given): boolean => project % 2 === 0;

/** The finance office gives one with a file, or tries without, one time of four. */
export async function special(world: World, deed: Of<'special'>) {
  const { hall, people, projects, finadmin } = world;
  const call = callBy(finadmin);
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const { id } = await authorizationsHandlers.keepFile(hall.services, { name: 'basis.pdf', file: content }, call);
  const about = isOnProject(deed) ? { project: pick(projects, deed.project) } : { department: DEPARTMENT };
  const draft = {
    ...termsOf(world, deed),
    ...about,
    staffNumber: pick(people, deed.to).staffNumber,
    withBelow: false,
    attachments: deed.to % 4 === 0 ? [] : [id],
  };
  const { number } = await authorizationsHandlers.giveSpecial(hall.services, draft, call);
  world.grants.push(number);
}

/** Who heads the department, three times of four, gives some to two people. */
export async function department(world: World, { by, and, ...deed }: Of<'department'>) {
  const { hall, people, projects } = world;
  const { headId } = await hall.services.database.read.department.findUniqueOrThrow({ where: { id: DEPARTMENT } });
  const head = (by % 4 === 0 ? undefined : people.find(({ id }) => id === headId)) ?? pick(people, by);
  const about = isOnProject(deed) ? { projects: [pick(projects, deed.project)] } : { department: DEPARTMENT, projects: [] };
  const given = [deed.to, and].map((place) => pick(people, place).staffNumber);
  const draft = { ...termsOf(world, deed), ...about, people: [...new Set(given)], withBelow: true };
  const { outcomes } = await authorizationsHandlers.giveDepartment(hall.services, draft, callBy(head));
  const made = outcomes.flatMap(({ number }) => number ?? []);
  if (made.length === 0) throw new Refusal(404, 'grant-people', { field: 'people' });
  world.grants.push(...made);
}

/** Somebody removes what is found on a project, but one of them, and sees to it that there is something to remove. */
export async function remove(world: World, { by, project, most, mode, unlike }: Of<'remove'>) {
  const { hall, finadmin } = world;
  const code = pick(world.projects, project);
  const call = callBy((by % 2 === 0 ? undefined : await leaderOf(world, code)) ?? finadmin);
  const choice = most % 2 === 0 ? ({ way: 'project' } as const) : ({ way: 'amount', most: '100.00' } as const);
  const { grants } = await authorizationsHandlers.removable(hall.services, { ...choice, projects: [code] }, call);
  const found = grants.filter((row) => row.found).slice(0, 4);
  const chosen = found.length > 1 ? found.filter((_, index) => index !== unlike % found.length) : found;
  const order = chosen.map(({ grant: { number }, shown }) => ({ number, shown }));
  if (order.length === 0) throw new Refusal(404, 'not-found');
  const { outcomes } = await authorizationsHandlers.remove(hall.services, { grants: order, reason: REASON, mode }, call);
  if (outcomes.every(({ fault }) => fault)) throw new Refusal(500, 'removal-changed');
}
