import type { Grant } from '@hall/contract/authorizations';
import { AUTHORITY_MOST, type GrantPlace, type ProjectAuthority, type projectAuthorityEndpoints } from '@hall/contract/project-authority';
import { isLiving } from '@hall/contract/rules/grant-states';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import { held } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import { covers, scopeOf } from '../../core/scope.ts';
import type { Reading, Services } from '../../core/services.ts';
import { living } from './change-grants.ts';
import { bringToDay } from './day.ts';
import { headedBy } from './department/headed.ts';
import { balanceOf } from './grant-money.ts';
import { grantOf } from './grant-of.ts';
import { actorOf, MANAGES, managingOf, SPECIAL, visibleTo } from './grant-scope.ts';
import { findGrants, type StoredGrant, stateIn } from './stored-grants.ts';
import { aboutProject, grantsAbout } from './use-check.ts';

const named = { select: { name: true, nameEn: true, staffNumber: true } } as const;
const findProject = (read: Reader, code: string) => read.project.findUnique({ where: { code }, include: { leader: named } });
type StoredProject = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** How somebody sees a project: all grants on it or those of their own, and its balance or not. */
interface Seeing {
  readonly whole: boolean;
  readonly balance: boolean;
}

/** None for who has nothing to do with the project. */
async function seeingOf(services: Reading, person: SignedInPerson, project: StoredProject): Promise<Seeing | undefined> {
  const { departmentId } = project;
  const leads = project.leaderId === person.id;
  const heads = (await headedBy(services, person)).includes(departmentId);
  const answersFor = covers(await managingOf(services, person), { id: '', departmentId });
  const manages = covers(await scopeOf(services, person, 'projects.manage'), { id: '', departmentId });
  const about = (await grantsAbout(services.database.read, services, { personId: person.id, project })).filter((grant) =>
    isLiving(stateIn(grant)),
  );
  if (!leads && !heads && !answersFor && !manages && about.length === 0) return undefined;
  return { whole: leads || heads || answersFor, balance: leads || manages || about.some(({ showsBalance }) => showsBalance) };
}

/** @returns what tells on which page somebody finds a grant, if on any */
async function placesFor(services: Reading, person: SignedInPerson): Promise<(grant: StoredGrant) => GrantPlace | undefined> {
  const [scope, special] = [await managingOf(services, person), await scopeOf(services, person, SPECIAL)];
  const [headed, holds] = [await headedBy(services, person), await held(services, person.roles)];
  return ({ personId, authorizerId, project, projectCode, department, departmentId, basis }) => {
    const answers = project?.leaderId === person.id || (projectCode === null && department.headId === person.id);
    const found: readonly (readonly [boolean, string, GrantPlace])[] = [
      [personId === person.id, 'authorizations.held', 'held'],
      [authorizerId === person.id || answers, 'authorizations.given', 'given'],
      [basis === 'head' && headed.includes(departmentId), 'authorizations.department', 'department'],
      [basis === 'special' && covers(special, { id: authorizerId, departmentId }), SPECIAL, 'special'],
      [covers(scope, { id: '', departmentId }), MANAGES, 'all'],
    ];
    return found.find(([is, permission]) => is && holds.has(permission))?.[2];
  };
}

/**
 * Who may use a project: its leader and the living grants about it, those of its department too, as far as the caller may see them.
 * @throws Refusal 404 `not-found`
 */
export async function authorityOfProject(
  services: Services,
  { code }: RequestOf<typeof projectAuthorityEndpoints.ofProject>,
  { person, entry }: SignedInCall,
): Promise<ProjectAuthority> {
  entry.target = code;
  await bringToDay(services);
  const { read } = services.database;
  const project = await findProject(read, code);
  const seeing = project && (await seeingOf(services, person, project));
  if (!seeing) throw new Refusal(404, 'not-found', { field: 'code' });
  const where = { AND: [living, await aboutProject(services, project), seeing.whole ? {} : await visibleTo(services, person)] };
  const found = await findGrants(read, { where, orderBy: { number: 'asc' }, take: AUTHORITY_MOST });
  const more = found.length < AUTHORITY_MOST ? 0 : (await read.grant.count({ where })) - found.length;
  const [mayAct, placeOf] = [await actorOf(services, person), await placesFor(services, person)];
  const shown = (grant: StoredGrant): Grant => grantOf(grant, mayAct(grant));
  return {
    ...{ code, name: project.name, nameEn: project.nameEn },
    ...{ leader: project.leader.name, leaderEn: project.leader.nameEn, leaderNumber: project.leader.staffNumber },
    ...(seeing.balance && { balance: yuanOf(balanceOf(project)) }),
    whole: seeing.whole,
    grants: found.map((grant) => ({ grant: shown(grant), passedOn: yuanOf(Number(grant.passedOn)), place: placeOf(grant) })),
    more,
  };
}
