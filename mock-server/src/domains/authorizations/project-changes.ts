import type { ProjectAction } from '@hall/contract/rules/project-states';
import type { Tx } from '@hall/database/database';
import { followPersonState } from '../../core/person-states.ts';
import { endGrants, holdGrants, livingGrants } from './change-grants.ts';
import { projectFollowed } from './followers.ts';
import { noteEvent, type Why } from './note-event.ts';
import { stateIn } from './stored-grants.ts';

type Decided = Why & { readonly leaderId?: string };

/** Has the grants on a project, and all else about it, follow what was decided on it (PROJ-4). */
export async function followProject(tx: Tx, projectCode: string, action: ProjectAction, why: Decided): Promise<void> {
  await moveGrants(tx, projectCode, action, why);
  await projectFollowed(tx, projectCode, action, why);
}

function moveGrants(tx: Tx, projectCode: string, action: ProjectAction, why: Decided): Promise<void> {
  switch (action) {
    case 'freeze':
      return holdGrants(tx, { projectCode }, 'project', true, why);
    case 'thaw':
      return holdGrants(tx, { projectCode }, 'project', false, why);
    case 'close':
      return endGrants(tx, { projectCode }, 'revoked', { ...why, cause: 'closed' });
    case 'leader':
      return handOver(tx, projectCode, why.leaderId as string, { ...why, cause: 'leader' });
  }
}

/** Grants stay, under who leads the project now; whoever leads it needs none. */
async function handOver(tx: Tx, projectCode: string, leaderId: string, why: Why): Promise<void> {
  await endGrants(tx, { projectCode, personId: leaderId }, 'revoked', why);
  for (const grant of await livingGrants(tx, { projectCode, basis: 'leader' })) {
    await tx.grant.update({ where: { number: grant.number }, data: { authorizerId: leaderId } });
    await noteEvent(tx, grant.number, 'handed', stateIn(grant), why);
  }
}

followPersonState((tx, { personId, enabled, by, at }) => holdGrants(tx, { personId }, 'person', !enabled, { by, at }));
