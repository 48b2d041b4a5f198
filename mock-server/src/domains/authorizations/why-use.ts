import { type Rule, ruleText } from '@hall/contract/errors';
import { grantAmountFault } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { type Helper, JUDGED_MOST, type JudgedGrant, type UseObstacle, type WhyUse, type WhyUseQuestion } from '@hall/contract/why-use';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import { covers } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay } from './day.ts';
import { balanceOf } from './grant-money.ts';
import { managingOf } from './grant-scope.ts';
import { causesOf, type StoredGrant } from './stored-grants.ts';
import { faultsOfGrant, grantsAbout, type UseFault } from './use-check.ts';

const named = { select: { id: true, name: true, nameEn: true, enabled: true } } as const;

const findProject = (read: Reader, code: string) => read.project.findUnique({ where: { code }, include: { leader: named } });
type StoredProject = NonNullable<Awaited<ReturnType<typeof findProject>>>;

interface Named {
  readonly name: string;
  readonly nameEn: string;
}

const obstacle = ({ rule, params = {} }: UseFault, helper: Helper, by?: Named, causes: UseObstacle['causes'] = []): UseObstacle => ({
  ...{ reason: ruleText(rule, 'zh', params), reasonEn: ruleText(rule, 'en', params), causes },
  ...{ helper, helperName: by?.name, helperNameEn: by?.nameEn },
});

/** Who can take away what suspends a grant: of several causes the one that is farthest from its authorizer. */
function helperOf({ rule }: UseFault, grant: StoredGrant): Helper {
  if (rule !== 'use-suspended') return 'authorizer';
  const causes = causesOf(grant);
  if (causes.includes('project')) return 'office';
  return causes.includes('person') ? 'accounts' : 'authorizer';
}

function judged(grant: StoredGrant, use: Parameters<typeof faultsOfGrant>[1]): JudgedGrant {
  const obstacles = faultsOfGrant(grant, use).map((fault) => {
    const helper = helperOf(fault, grant);
    return obstacle(
      fault,
      helper,
      helper === 'authorizer' ? grant.authorizer : undefined,
      fault.rule === 'use-suspended' ? causesOf(grant) : [],
    );
  });
  return { number: grant.number, obstacles };
}

/** What keeps everybody from a project, or the person from all projects. */
function generalObstacles({ state }: StoredProject, { enabled }: { readonly enabled: boolean }): UseObstacle[] {
  const faults: readonly (readonly [boolean, Rule, Helper])[] = [
    [!enabled, 'use-person-disabled', 'accounts'],
    [state === 'frozen', 'project-frozen', 'office'],
    [state === 'closed', 'project-closed', 'office'],
  ];
  return faults.filter(([is]) => is).map(([, rule, helper]) => obstacle({ rule }, helper));
}

/** Whether somebody leads a project, or manages its grants. */
const answersFor = async (services: Services, { leaderId, departmentId }: StoredProject, { person }: SignedInCall): Promise<boolean> =>
  leaderId === person.id || covers(await managingOf(services, person), { id: '', departmentId });

/** Whom it is asked of. @throws Refusal 404 `grant-person-unknown`, `why-others` */
async function askedOf(services: Services, { staffNumber }: WhyUseQuestion, answers: boolean, { person }: SignedInCall) {
  const { read } = services.database;
  if (!staffNumber || staffNumber === person.staffNumber) return read.person.findUniqueOrThrow({ where: { id: person.id }, ...named });
  if (!answers) throw new Refusal(404, 'why-others', { field: 'staffNumber' });
  const found = await read.person.findUnique({ where: { staffNumber }, ...named });
  if (!found) throw new Refusal(404, 'grant-person-unknown', { field: 'staffNumber' });
  return found;
}

/** @throws Refusal 404 `project-unknown`, `claim-amount` */
async function projectOf(read: Reader, { project: code, amount = '' }: WhyUseQuestion): Promise<StoredProject> {
  const project = await findProject(read, code);
  if (!project) throw new Refusal(404, 'project-unknown', { field: 'project' });
  if (amount !== '' && grantAmountFault(amount)) throw new Refusal(404, 'claim-amount', { field: 'amount' });
  return project;
}

/**
 * Whether somebody can use a project on the present day, with every rule that is against it and who can help (PROJ-10). That the project has
 * too little is told to others than who leads it or manages its grants only where everything else would do, as it is to who claims.
 * @throws Refusal 404 `project-unknown`, `claim-amount`, `grant-person-unknown`, `why-others`
 */
export async function whyUse(services: Services, asked: WhyUseQuestion, call: SignedInCall): Promise<WhyUse> {
  await bringToDay(services);
  const { read } = services.database;
  const project = await projectOf(read, asked);
  const answers = await answersFor(services, project, call);
  const person = await askedOf(services, asked, answers, call);
  call.entry.target = { zh: `${project.code} ${person.name}`, en: `${project.code} ${person.nameEn}` };
  const use = { system: asked.system, day: wireDay(services.clock.now()), amount: asked.amount ? fenIn(asked.amount) : 0 };
  const leads = project.leaderId === person.id;
  const about = leads ? [] : await grantsAbout(read, services, { personId: person.id, project });
  const grants = about
    .toReversed()
    .map((grant) => judged(grant, use))
    .sort((one, other) => one.obstacles.length - other.obstacles.length);
  const general = generalObstacles(project, person);
  const granted = leads || grants[0]?.obstacles.length === 0;
  const lacks = !leads && grants.length === 0 ? [obstacle({ rule: 'use-no-grant' }, 'leader', project.leader)] : [];
  const short = (answers || (granted && general.length === 0)) && use.amount > balanceOf(project);
  const obstacles = [...general, ...lacks, ...(short ? [obstacle({ rule: 'project-balance' }, 'leader', project.leader)] : [])];
  return {
    ...{ person: person.name, personEn: person.nameEn },
    ...{ project: project.code, projectName: project.name, projectNameEn: project.nameEn, state: project.state as WhyUse['state'] },
    ...{ usable: granted && obstacles.length === 0, leads, obstacles, grants: grants.slice(0, JUDGED_MOST) },
  };
}
