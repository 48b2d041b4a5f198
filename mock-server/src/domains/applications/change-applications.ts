import { becomes, type Transition } from '@hall/contract/rules/application-states';
import { type Concerned, type Decider, deciderOf } from '@hall/contract/rules/decider';
import type { Tx } from '@hall/database/database';
import { followPersonState } from '../../core/person-states.ts';
import { followGrantDay, followProjectDecision } from '../authorizations/index.ts';
import type { ReadDraft } from './applying/read-draft.ts';
import { noteStep, type StepKind, type Why } from './note-step.ts';
import { findApplications, isPending, type StoredApplication, type SubmittedApplication, stateIn } from './stored-applications.ts';
import { tellApplicant, tellDecider, untellDecider } from './tell-of-application.ts';

/** What else of an application changes with its state: what is applied for, too, where it is submitted. */
interface Changes extends Partial<ReadDraft['data']> {
  readonly round?: number;
  readonly deciderId?: string | null;
  readonly comment?: string;
  readonly grantNumber?: string;
  readonly submittedAt?: Date;
  readonly decidedAt?: Date | null;
  readonly edited?: null;
}

/** The step that each transition is on the way of an application. */
const STEPS = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  move: 'moved',
  approve: 'approved',
  reject: 'rejected',
  lapse: 'void',
} as const satisfies { readonly [T in Transition]?: StepKind };

/** Does with an application what can be done with it as it is, and writes the step. @returns it as it is now */
export async function become(
  tx: Tx,
  before: Pick<StoredApplication, 'number' | 'state'>,
  transition: keyof typeof STEPS,
  data: Changes,
  why: Why,
): Promise<SubmittedApplication> {
  const { number } = before;
  const state = becomes(transition, stateIn(before));
  await tx.application.update({ where: { number }, data: { ...data, state, version: { increment: 1 } } });
  const [application] = (await findApplications(tx, { where: { number } })) as [SubmittedApplication];
  await noteStep(tx, application, STEPS[transition], why);
  await untellDecider(tx, application, why);
  return application;
}

/** Who decides on an application now: leader, head of the department, or nobody where the finance office does (PROJ-3). */
export const decidesOn = (
  { leader, department }: { readonly leader: Decider; readonly department: { readonly head: Decider | null } },
  concerned: Concerned,
): Decider | undefined => deciderOf([leader, department.head], concerned);

const pendingOnes = async (tx: Tx, where: object): Promise<SubmittedApplication[]> =>
  (await findApplications(tx, { where: { AND: [{ state: 'pending' }, where] }, orderBy: { number: 'asc' } })).filter(isPending);

/** Has applications that wait do so for who decides on them by now. */
async function moveToDecider(tx: Tx, where: object, why: Why): Promise<void> {
  for (const application of await pendingOnes(tx, where)) {
    const decider = decidesOn(application.project, application);
    if ((decider?.id ?? null) === application.deciderId) continue;
    await tellDecider(tx, await become(tx, application, 'move', { deciderId: decider?.id ?? null }, why), why);
  }
}

/** Makes applications void that wait for what cannot be any more. */
async function makeVoid(tx: Tx, where: object, why: Why): Promise<void> {
  for (const application of await pendingOnes(tx, where))
    await tellApplicant(tx, await become(tx, application, 'lapse', { deciderId: null }, why), 'void', why);
}

/** What is long-term would last as long as its project. */
const overBy = (today: string) => ({
  OR: [{ lastDay: { lt: today } }, { duration: 'long', project: { lastDay: { lt: today } } }],
});

followGrantDay((tx, today, at) => makeVoid(tx, overBy(today), { cause: 'day', at }));

followProjectDecision(async (tx, projectCode, action, { by, at }) => {
  if (action === 'close') await makeVoid(tx, { projectCode }, { cause: 'closed', by, at });
  if (action === 'leader') await moveToDecider(tx, { projectCode }, { cause: 'leader', by, at });
});

followPersonState((tx, { personId, by, at }) =>
  moveToDecider(tx, { project: { OR: [{ leaderId: personId }, { department: { headId: personId } }] } }, { cause: 'person', by, at }),
);
