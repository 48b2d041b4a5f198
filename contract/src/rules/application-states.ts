import type { Label } from '../bilingual.ts';

/** What an application is (PROJ-3). */
export const APPLICATION_STATES = {
  draft: ['草稿', 'Draft'],
  pending: ['待审核', 'Pending'],
  approved: ['已通过', 'Approved'],
  rejected: ['已驳回', 'Rejected'],
  withdrawn: ['已撤回', 'Withdrawn'],
  void: ['已失效', 'Void'],
} as const satisfies Readonly<Record<string, Label>>;
export type ApplicationState = keyof typeof APPLICATION_STATES;

/** What is applied for: a grant, or other terms of one that the applicant holds (PROJ-23). */
export const APPLICATION_KINDS = {
  grant: ['新授权', 'New grant'],
  change: ['授权变更', 'Change'],
} as const satisfies Readonly<Record<string, Label>>;
export type ApplicationKind = keyof typeof APPLICATION_KINDS;

/** What applicants do with their applications. */
export const APPLICANT_ACTIONS = {
  edit: ['编辑', 'Edit'],
  submit: ['提交', 'Submit'],
  withdraw: ['撤回', 'Withdraw'],
  remove: ['删除', 'Delete'],
} as const satisfies Readonly<Record<string, Label>>;

/** What the one who decides does with an application. */
export const DECISIONS = {
  approve: ['通过', 'Approve'],
  reject: ['驳回', 'Reject'],
} as const satisfies Readonly<Record<string, Label>>;
export type Decision = keyof typeof DECISIONS;

/** What people can do with an application. */
export const APPLICATION_ACTIONS = { ...APPLICANT_ACTIONS, ...DECISIONS } as const;
export type ApplicationAction = keyof typeof APPLICATION_ACTIONS;

/** What becomes of an application: of one that is edited nothing, and one that is removed is gone. */
type Become = ApplicationState | 'gone';

/** Every transition there is (PROJ-3): what an application becomes by what is done in the state that it has. `move` and `lapse` nobody does. */
export const TRANSITIONS = {
  edit: { draft: 'draft', rejected: 'rejected', withdrawn: 'withdrawn' },
  submit: { draft: 'pending', rejected: 'pending', withdrawn: 'pending' },
  withdraw: { pending: 'withdrawn' },
  remove: { draft: 'gone', withdrawn: 'gone' },
  approve: { pending: 'approved' },
  reject: { pending: 'rejected' },
  move: { pending: 'pending' },
  lapse: { pending: 'void' },
} as const satisfies Readonly<Record<ApplicationAction | 'move' | 'lapse', { readonly [S in ApplicationState]?: Become }>>;

/** All that can happen to an application. */
export type Transition = keyof typeof TRANSITIONS;

/** What an application becomes; `undefined` where that cannot be done with it as it is. */
export const becomes = (action: Transition, state: ApplicationState): Become | undefined =>
  (TRANSITIONS[action] as { readonly [S in ApplicationState]?: Become })[state];

/** Why something cannot be done with an application as it is; `undefined` where it can. */
export function applicationFault(
  action: ApplicationAction,
  state: ApplicationState,
): 'application-handled' | 'application-action' | undefined {
  if (becomes(action, state)) return undefined;
  return state !== 'draft' && (action in DECISIONS || action === 'withdraw') ? 'application-handled' : 'application-action';
}
