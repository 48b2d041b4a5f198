import { Project, ProjectDecision } from '@hall/contract/projects';
import { PROJECT_ACTIONS, type ProjectState } from '@hall/contract/rules/project-states';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { followProject, unitOfGrants, type Why } from '../authorizations/index.ts';
import { effectOfDecision } from './effect-of-decision.ts';
import { type Judged, judgedDecision } from './judged-decision.ts';
import { projectOf } from './project-of.ts';
import { managedBy } from './project-scope.ts';
import { findProjects } from './stored-projects.ts';
import { tellLeaders } from './tell-leaders.ts';

/** Tells the log what was decided, and why. */
function noteDecision(call: SignedInCall, { project, after, leader }: Judged, reason: string): void {
  const { leader: former } = project;
  noteChange(call, Project, { state: project.state as ProjectState }, { state: after });
  if (leader)
    noteChange(
      call,
      Project,
      { leader: { zh: former.name, en: former.nameEn } },
      {
        leader: { zh: leader.name, en: leader.nameEn },
      },
    );
  noteChange(call, ProjectDecision, {}, { reason });
}

/** Writes a decision, with its entry in the history. */
async function recordDecision(tx: Tx, { project, action, after, leader }: Judged, { by, reason = '', at }: Why): Promise<void> {
  const { code: projectCode } = project;
  const { name: from, nameEn: fromEn } = project.leader;
  const handed = leader && { from, fromEn, to: leader.name, toEn: leader.nameEn };
  const who = { staffNumber: by?.staffNumber ?? '', name: by?.name ?? '', nameEn: by?.nameEn ?? '' };
  await tx.project.update({ where: { code: projectCode }, data: { state: after, ...(leader && { leaderId: leader.id }) } });
  await tx.projectEvent.create({ data: { projectCode, kind: action, reason, ...handed, ...who, at } });
}

/**
 * Freezes, thaws or closes a project or changes its leader; its grants follow in the same unit of work (PROJ-1, PROJ-4).
 * @throws Refusal as {@link judgedDecision}; 500 `changed-meanwhile` where it would do something else than was shown
 */
export async function decideOnProject(services: Services, decision: ProjectDecision, call: SignedInCall): Promise<Project> {
  const [zh, en] = PROJECT_ACTIONS[decision.action];
  call.entry.action = { zh, en };
  const managed = await managedBy(services, call.person);
  return unitOfGrants(services, async (tx, at) => {
    const judged = await judgedDecision(tx, decision, managed, call);
    const { shown } = await effectOfDecision(tx, services, judged);
    if (shown !== decision.shown) throw new Refusal(500, 'changed-meanwhile');
    const { code } = judged.project;
    const why = { by: call.person, reason: decision.reason.trim(), at };
    noteDecision(call, judged, why.reason);
    await recordDecision(tx, judged, why);
    await followProject(tx, code, judged.action, { ...why, ...(judged.leader && { leaderId: judged.leader.id }) });
    await tellLeaders(tx, judged, why);
    const [decided] = await findProjects(tx, { where: { code } });
    return projectOf(decided as NonNullable<typeof decided>, true);
  });
}
