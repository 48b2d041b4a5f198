import type { Label } from '../bilingual.ts';

/** What a grant is (PROJ-4). */
export const GRANT_STATES = {
  scheduled: ['待生效', 'Scheduled'],
  active: ['生效中', 'Active'],
  suspended: ['已冻结', 'Suspended'],
  expired: ['已到期', 'Expired'],
  revoked: ['已撤销', 'Revoked'],
  superseded: ['已变更', 'Superseded'],
} as const satisfies Readonly<Record<string, Label>>;
export type GrantState = keyof typeof GRANT_STATES;

/** Those of a grant that has not ended. */
export const LIVING = ['scheduled', 'active', 'suspended'] as const satisfies readonly GrantState[];
export type LivingState = (typeof LIVING)[number];

export const isLiving = (state: GrantState): state is LivingState => (LIVING as readonly GrantState[]).includes(state);

/** Why a grant is suspended; it is so until the last of its causes is gone. */
export const SUSPENSION_CAUSES = {
  project: ['项目冻结', 'Project frozen'],
  person: ['被授权人停用', 'Person disabled'],
  parent: ['上级授权冻结', 'Grant above suspended'],
  hand: ['人工冻结', 'By hand'],
} as const satisfies Readonly<Record<string, Label>>;
export type SuspensionCause = keyof typeof SUSPENSION_CAUSES;

/** What can be done with a grant by hand. */
export const GRANT_ACTIONS = {
  suspend: ['冻结授权', 'Suspend grant'],
  resume: ['恢复授权', 'Resume grant'],
  revoke: ['撤销授权', 'Revoke grant'],
} as const satisfies Readonly<Record<string, Label>>;
export type GrantAction = keyof typeof GRANT_ACTIONS;

/** What is offered of a grant: what is done with it as it is, and to change its terms (PROJ-23). */
export const GRANT_OFFERS = { ...GRANT_ACTIONS, change: ['变更授权', 'Change grant'] } as const;
export type GrantOffer = keyof typeof GRANT_OFFERS;

/** What a grant depends on from day to day. */
export interface LivingGrant {
  /** yyyy-MM-dd; no last one where nothing ends it. */
  readonly firstDay: string;
  readonly lastDay?: string | null | undefined;
  readonly causes: readonly SuspensionCause[];
}

/** What a grant that nobody has ended is on a day (yyyy-MM-dd). */
export function stateOn(today: string, { firstDay, lastDay, causes }: LivingGrant): LivingState | 'expired' {
  if (lastDay && lastDay < today) return 'expired';
  if (causes.length > 0) return 'suspended';
  return firstDay > today ? 'scheduled' : 'active';
}

/** Why something cannot be done with a grant by hand; `undefined` where it can. */
export function actionFault(
  action: GrantAction,
  state: GrantState,
  causes: readonly SuspensionCause[],
): 'grant-ended' | 'grant-action' | undefined {
  if (!isLiving(state)) return 'grant-ended';
  if (action === 'revoke') return undefined;
  return causes.includes('hand') === (action === 'resume') ? undefined : 'grant-action';
}
