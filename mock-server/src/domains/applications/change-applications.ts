import { becomes, type Transition } from '@hall/contract/rules/application-states';
import { type Concerned, type Decider, deciderOf } from '@hall/contract/rules/decider';
import { LIVING } from '@hall/contract/rules/grant-states';
import type { Tx } from '@hall/database/database';
import { followPersonState } from '../../core/person-states.ts';
import { followGrantDay, followGrantEnd, followProjectDecision } from '../authorizations/index.ts';
import type { ReadDraft } from './applying/read-draft.ts';
import { keptBefore, settledTerms, termsAsked } from './change-asked.ts';
import { noteStep, type StepKind, type Why } from './note-step.ts';
import {
  asksForChange,
  type ChangeApplication,
  findApplications,
  isPending,
  ofKind,
  type StoredApplication,
  type SubmittedApplication,
  stateIn,
} from './stored-applications.ts';
import { tellApplicant, tellDecider, untellDecider } from './tell-of-application.ts';

/** What else of an application changes with its state: what is applied for, too, where it is submitted. */
interface Changes extends Partial<ReadDraft['data']> {
  readonly round?: number;
  readonly deciderId?: string | null;
  readonly signedForId?: string | null;
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

/** An application, or as much as there is of one that is submitted at once. */
type ToBecome = StoredApplication | (Pick<StoredApplication, 'number' | 'state'> & { readonly changes: null });

/** What is kept of the grant that is to be changed: what it is when that is submitted, and by the end of waiting what was asked for by then. */
function termsKept(application: ToBecome, transition: keyof typeof STEPS) {
  if (!application.changes || transition === 'move') return {};
  return transition === 'submit' ? { before: keptBefore(application.changes) } : settledTerms(application as ChangeApplication);
}

/** Does with an application what can be done with it as it is, and writes the step. @returns it as it is now */
export async function become(
  tx: Tx,
  before: ToBecome,
  transition: keyof typeof STEPS,
  data: Changes,
  why: Why,
): Promise<SubmittedApplication> {
  const { number } = before;
  const state = becomes(transition, stateIn(before));
  const anew = transition === 'submit' ? { signedForId: null } : {};
  const kept = { ...anew, ...data, ...termsKept(before, transition) };
  await tx.application.update({ where: { number }, data: { ...kept, state, version: { increment: 1 } } });
  const [application] = (await findApplications(tx, { where: { number } })) as [SubmittedApplication];
  await noteStep(tx, application, STEPS[transition], why);
  await untellDecider(tx, application, why);
  return application;
}

interface Headed {
  readonly head: Decider | null;
}

/** What of an application says who decides on it. */
interface Asking {
  readonly project: { readonly leader: Decider; readonly department: Headed } | null;
  readonly changes: Pick<NonNullable<StoredApplication['changes']>, 'basis' | 'department' | 'children'> | null;
}

/** Who is asked, one after another: nobody where the finance office gave the grant, and where a head did, that head or the one above. */
function askedOn({ project, changes }: Asking): (Decider | null | undefined)[] {
  if (changes?.basis === 'special') return [];
  const { department } = changes ?? {};
  return changes?.basis === 'head' ? [department?.head, department?.parent?.head] : [project?.leader, project?.department.head];
}

/** Who decides on an application now: the first of those asked who can, or nobody where the finance office does (PROJ-3). */
export const decidesOn = (asking: Asking, concerned: Concerned): Decider | undefined =>
  deciderOf(askedOn(asking), { ...concerned, along: asking.changes?.children.map(({ personId }) => personId) ?? [] });

const pendingOnes = async (tx: Tx, where: object): Promise<SubmittedApplication[]> =>
  (await findApplications(tx, { where: { AND: [{ state: 'pending' }, where] }, orderBy: { number: 'asc' } })).filter(isPending);

/** Has applications that wait do so for who decides on them by now. */
async function moveToDecider(tx: Tx, where: object, why: Why): Promise<void> {
  for (const application of await pendingOnes(tx, where)) {
    const decider = decidesOn(application, application);
    if ((decider?.id ?? null) === application.deciderId) continue;
    await tellDecider(tx, await become(tx, application, 'move', { deciderId: decider?.id ?? null }, why), why);
  }
}

/** Makes applications void that wait for what cannot be any more. */
async function makeVoid(tx: Tx, where: object, why: Why, over: (one: SubmittedApplication) => boolean = () => true): Promise<void> {
  for (const application of (await pendingOnes(tx, where)).filter(over))
    await tellApplicant(tx, await become(tx, application, 'lapse', { deciderId: null }, why), 'void', why);
}

/** What is long-term would last as long as its project; a change of a grant waits as long as that lives. */
const overBy = (today: string) => ({
  OR: [{ lastDay: { lt: today } }, { ...ofKind('grant'), duration: 'long', project: { lastDay: { lt: today } } }],
});

/** A last day that a change did not ask for is that of the grant by now. */
const isOver = (today: string) => (application: SubmittedApplication) => {
  if (!asksForChange(application)) return true;
  const { longTerm, lastDay } = termsAsked(application);
  return !longTerm && lastDay < today;
};

followGrantDay((tx, today, at) => makeVoid(tx, overBy(today), { cause: 'day', at }, isOver(today)));

followProjectDecision(async (tx, projectCode, action, { by, at }) => {
  if (action === 'close') await makeVoid(tx, { projectCode }, { cause: 'closed', by, at });
  if (action === 'leader') await moveToDecider(tx, { projectCode }, { cause: 'leader', by, at });
});

followGrantEnd((tx, { cause, by, at }) =>
  makeVoid(tx, { changes: { state: { notIn: [...LIVING] } } }, { cause: cause === 'closed' ? cause : 'ended', by, at }),
);

followPersonState((tx, { personId, by, at }) => {
  const headed = { department: { headId: personId } };
  const above = { department: { parent: { headId: personId } } };
  const theirs = { OR: [{ project: { OR: [{ leaderId: personId }, headed] } }, { changes: { OR: [headed, above] } }] };
  return moveToDecider(tx, theirs, { cause: 'person', by, at });
});
