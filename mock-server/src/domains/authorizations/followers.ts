import type { ProjectAction } from '@hall/contract/rules/project-states';
import type { Tx } from '@hall/database/database';
import type { Why } from './note-event.ts';

/** What else follows when grants are moved to a day (yyyy-MM-dd). */
type FollowDay = (tx: Tx, today: string, at: Date) => Promise<void>;
/** What else follows when grants have ended. */
type FollowEnd = (tx: Tx, why: Why) => Promise<void>;
/** What else follows from what was decided on a project. */
type FollowProject = (tx: Tx, projectCode: string, action: ProjectAction, why: Why) => Promise<void>;

const ofDay: FollowDay[] = [];
const ofEnd: FollowEnd[] = [];
const ofProject: FollowProject[] = [];

/** Says what else changes, in the same unit of work, with the day of the grants. */
export const followGrantDay = (follow: FollowDay): void => void ofDay.push(follow);

/** Says what else changes, in the same unit of work, once grants have ended. */
export const followGrantEnd = (follow: FollowEnd): void => void ofEnd.push(follow);

/** Says what else changes, in the same unit of work, after a decision on a project. */
export const followProjectDecision = (follow: FollowProject): void => void ofProject.push(follow);

/** Has all that follows the day happen. */
export async function dayFollowed(tx: Tx, today: string, at: Date): Promise<void> {
  for (const follow of ofDay) await follow(tx, today, at);
}

/** Has all that follows the end of grants happen. */
export async function endFollowed(tx: Tx, why: Why): Promise<void> {
  for (const follow of ofEnd) await follow(tx, why);
}

/** Has all that follows a decision on a project happen. */
export async function projectFollowed(...decision: Parameters<FollowProject>): Promise<void> {
  for (const follow of ofProject) await follow(...decision);
}
