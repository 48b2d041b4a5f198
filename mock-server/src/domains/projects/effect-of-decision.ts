import { createHash } from 'node:crypto';
import type { ProjectEffect, projectsEndpoints } from '@hall/contract/projects';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { departmentsAbove } from '../../core/department-tree.ts';
import { yuanOf } from '../../core/money.ts';
import type { Services } from '../../core/services.ts';
import { balanceOf, bringToDay, findGrants, living, type StoredGrant } from '../authorizations/index.ts';
import { type GrantsMoved, grantsMoved } from './grants-moved.ts';
import { type Judged, judgedDecision } from './judged-decision.ts';
import { managedBy } from './project-scope.ts';

interface Named {
  readonly staffNumber: string;
  readonly name: string;
  readonly nameEn: string;
}

/** The grants by which a project can be used that have not ended: on it, and on all projects of its department or of one above. */
async function grantsAround(read: Reader | Tx, services: Services, { project: { code, departmentId } }: Judged) {
  const above = await departmentsAbove(services, departmentId);
  const on = { OR: [{ projectCode: code }, { parent: { projectCode: code } }] };
  const around = { projectCode: null, OR: [{ departmentId }, { departmentId: { in: above }, withBelow: true }] };
  const of = (where: object) => findGrants(read, { where: { AND: [living, where] }, orderBy: { number: 'asc' } });
  return { on: await of(on), around: await of(around) };
}

/** Who can use the project now and cannot after it, by staff number (PROJ-7). */
function losing({ action, project, leader }: Judged, moved: GrantsMoved, on: readonly StoredGrant[], around: readonly StoredGrant[]) {
  if (action === 'thaw') return [];
  const ended = new Set([...moved.suspended, ...moved.revoked]);
  const stopped = action === 'leader' ? [] : around.filter(({ state }) => action === 'close' || state !== 'suspended');
  // Who may only look at it from now on has lost the use of it.
  const staying = action === 'leader' ? [...on, ...around].filter((grant) => grant.forExpense && !ended.has(grant)) : [];
  const before: Named[] = [project.leader, ...[...ended, ...stopped].map(({ person }) => person)];
  const kept = new Set([...staying.map(({ person }) => person.staffNumber), leader?.staffNumber]);
  const lost = new Map(before.filter(({ staffNumber }) => !kept.has(staffNumber)).map((person) => [person.staffNumber, person]));
  return [...lost.values()].sort((one, other) => (one.staffNumber < other.staffNumber ? -1 : 1));
}

/** A mark that is another one wherever anything would come out otherwise. */
const markOf = (told: unknown): string => createHash('sha256').update(JSON.stringify(told)).digest('base64url');

const numbersOf = (grants: readonly StoredGrant[]) => grants.map(({ number }) => number);

/** What a decision would do, as it stands now. */
export async function effectOfDecision(read: Reader | Tx, services: Services, judged: Judged): Promise<ProjectEffect> {
  const { project, action, after, leader } = judged;
  const { on, around } = await grantsAround(read, services, judged);
  const moved = grantsMoved(judged, on);
  const people = losing(judged, moved, on, around);
  const effect = {
    state: after,
    suspended: moved.suspended.length,
    resumed: moved.resumed.length,
    revoked: moved.revoked.length,
    people: people.map(({ name }) => name),
    peopleEn: people.map(({ nameEn }) => nameEn),
    pendingClaims: await read.bookedClaim.count({ where: { projectCode: project.code, state: 'pending' } }),
    balance: yuanOf(balanceOf(project)),
  };
  const { suspended, resumed, revoked } = moved;
  const which = [suspended, resumed, revoked].map(numbersOf);
  const who = [project.leaderId, leader?.id, ...people.map(({ staffNumber }) => staffNumber)];
  return { ...effect, shown: markOf([project.code, action, effect, which, who]) };
}

/**
 * What a decision on a project would do, with a mark to send back with it (PROJ-7).
 * @throws Refusal as {@link judgedDecision}
 */
export async function projectEffect(
  services: Services,
  decision: RequestOf<typeof projectsEndpoints.effect>,
  call: SignedInCall,
): Promise<ProjectEffect> {
  await bringToDay(services);
  const { read } = services.database;
  return effectOfDecision(read, services, await judgedDecision(read, decision, await managedBy(services, call.person), call));
}
