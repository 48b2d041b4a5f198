import type { projectsEndpoints } from '@hall/contract/projects';
import { type ProjectAction, type ProjectState, projectAfter } from '@hall/contract/rules/project-states';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import { findProjects, type StoredProject } from './stored-projects.ts';

const findLeader = (read: Reader | Tx, staffNumber: string) =>
  read.person.findUnique({
    where: { staffNumber },
    select: { id: true, staffNumber: true, name: true, nameEn: true, enabled: true },
  });
export type NewLeader = NonNullable<Awaited<ReturnType<typeof findLeader>>>;

/** A decision that can be made. */
export interface Judged {
  readonly project: StoredProject;
  readonly action: ProjectAction;
  readonly after: ProjectState;
  /** Where the leader is changed. */
  readonly leader?: NewLeader;
}

/** @throws Refusal 404 `required`, `grant-person-unknown`; 500 `grant-person-disabled`, `project-leader-same` */
async function newLeader(read: Reader | Tx, staffNumber: string | undefined, { leaderId }: StoredProject): Promise<NewLeader> {
  if (!staffNumber) throw new Refusal(404, 'required', { field: 'leader' });
  const person = await findLeader(read, staffNumber);
  if (!person) throw new Refusal(404, 'grant-person-unknown', { field: 'leader' });
  if (!person.enabled) throw new Refusal(500, 'grant-person-disabled', { field: 'leader' });
  if (person.id === leaderId) throw new Refusal(500, 'project-leader-same', { field: 'leader' });
  return person;
}

/**
 * What somebody wants to decide on a project of those that they manage; one of others is as unknown as one that there is not.
 * @throws Refusal 404 `project-unknown`, `required`, `grant-person-unknown`; 500 `project-action`, `grant-person-disabled`,
 * `project-leader-same`
 */
export async function judgedDecision(
  read: Reader | Tx,
  { code, action, leader }: RequestOf<typeof projectsEndpoints.effect>,
  managed: object,
  { entry }: SignedInCall,
): Promise<Judged> {
  entry.target = code;
  const [project] = await findProjects(read, { where: { AND: [{ code }, managed] } });
  if (!project) throw new Refusal(404, 'project-unknown', { field: 'code' });
  entry.target = { zh: `${code} ${project.name}`, en: `${code} ${project.nameEn}` };
  const after = projectAfter(project.state as ProjectState, action);
  if (!after) throw new Refusal(500, 'project-action');
  return { project, action, after, ...(action === 'leader' && { leader: await newLeader(read, leader, project) }) };
}
