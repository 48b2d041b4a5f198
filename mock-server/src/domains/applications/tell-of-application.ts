import { applicationPath, DECIDING_ON, ownApplicationPath } from '@hall/contract/applications';
import { approvalPath } from '@hall/contract/approvals';
import type { Bilingual } from '@hall/contract/bilingual';
import { auditPath } from '@hall/contract/change-applications';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import { type Push, push, takeBack } from '../../core/push.ts';
import { type Ending, followSignatures, signersFor, signingOf } from '../signatures/index.ts';
import { canDecide, office } from './finance-office.ts';
import type { StepKind, Why } from './note-step.ts';
import { signableIn, waitingSigned } from './signed-applications.ts';
import { asksForChange, departmentOf, isPending, kindOf, type SubmittedApplication } from './stored-applications.ts';

const ORIGIN = 'applications';

/** What the applicant, and who is to be authorized, are told of. */
const SAID: { readonly [K in StepKind]?: Bilingual } = {
  approved: { zh: '已通过', en: 'was approved' },
  rejected: { zh: '已驳回', en: 'was rejected' },
  void: { zh: '已失效', en: 'became void' },
};

/** What an application is about, as people name it. */
function subjectOf(application: SubmittedApplication): Bilingual {
  const { project, person } = application;
  if (!asksForChange(application))
    return { zh: `${person.name}使用“${project?.name}”的授权申请`, en: `The application for ${person.nameEn} to use “${project?.nameEn}”` };
  const department = departmentOf(application);
  const about = project
    ? { zh: `“${project.name}”`, en: `“${project.nameEn}”` }
    : { zh: `“${department?.name}”所有项目`, en: `all projects of “${department?.nameEn}”` };
  return {
    zh: `${person.name}对${about.zh}的授权变更申请`,
    en: `The application to change what ${person.nameEn} is granted on ${about.en}`,
  };
}

/** Where an application is shown to who decides on it. */
const decidedAt = ({ number, ...application }: SubmittedApplication): string =>
  kindOf(application) === 'change' ? auditPath(number) : approvalPath(number);

/** Takes back that an application waits for somebody. */
export const untellDecider = (tx: Tx, application: SubmittedApplication, { at }: Why): Promise<void> =>
  takeBack(tx, at, { origin: ORIGIN, path: decidedAt(application) });

/** Tells those who sign for who decides on an application that it waits (PROJ-27). */
async function tellSigners(tx: Tx, application: SubmittedApplication, told: Pick<Push, 'origin' | 'path' | 'sentAt'>): Promise<void> {
  const signers = await signersFor(tx, signableIn(application), DECIDING_ON[kindOf(application)], wireDay(told.sentAt));
  if (signers.length === 0) return;
  const [subject, decider] = [subjectOf(application), application.decider];
  const title = `${subject.zh}等待您代${decider?.name}审核`;
  const titleEn = `${subject.en} waits for your decision for ${decider?.nameEn}`;
  await push(tx, signers, { ...told, title, titleEn });
}

/** Takes back from who signed that applications wait for them, which they do no more. */
async function untellSigner(tx: Tx, { signing, others }: Ending, at: Date): Promise<void> {
  for (const application of await signedByNoOther(tx, { signing, others }, wireDay(at)))
    await takeBack(tx, at, { origin: ORIGIN, path: decidedAt(application) }, { id: signing.signerId });
}

/** What waits that somebody can decide on no more after the end of a signature authorization. */
async function signedByNoOther(read: Reader | Tx, { signing, others }: Ending, today: string): Promise<SubmittedApplication[]> {
  const waiting = (await waitingSigned(read, [signing], today)).filter(isPending);
  return waiting.filter((application) => !signingOf(others, signableIn(application), today));
}

followSignatures({
  waiting: async (read, ending, today) => (await signedByNoOther(read, ending, today)).map(({ number }) => number),
  ended: untellSigner,
});

/** Tells who decides on an application that it waits for them (PROJ-11). */
export async function tellDecider(tx: Tx, application: SubmittedApplication, { at }: Why): Promise<void> {
  const { deciderId } = application;
  const decides = deciderId !== null && (await canDecide(tx, deciderId, kindOf(application)));
  const people = decides ? [deciderId] : await office(tx, application);
  const subject = subjectOf(application);
  const said = { title: `${subject.zh}等待您审核`, titleEn: `${subject.en} waits for your decision` };
  const told = { origin: ORIGIN, path: decidedAt(application), sentAt: at };
  await push(tx, people, { ...said, ...told });
  if (decides) await tellSigners(tx, application, told);
}

/** Tells who made an application, and whom it is for, what has become of it, except who did it (PROJ-11). */
export async function tellApplicant(tx: Tx, application: SubmittedApplication, kind: StepKind, { by, comment, at }: Why): Promise<void> {
  const said = SAID[kind];
  if (!said) return;
  const { applicantId, personId, number } = application;
  const people = [...new Set([applicantId, personId])].filter((id) => id !== by?.id);
  if (people.length === 0) return;
  const subject = subjectOf(application);
  const title = `${subject.zh}${said.zh}${comment ? `：${comment}` : ''}`;
  const titleEn = `${subject.en} ${said.en}${comment ? `: ${comment}` : ''}`;
  for (const id of people) {
    const path = id === applicantId ? ownApplicationPath(number) : applicationPath(number);
    await push(tx, [id], { origin: ORIGIN, title, titleEn, path, sentAt: at });
  }
}

/** Takes back what was told of an application that is deleted, which leads nowhere any more. */
export async function untellApplicant(tx: Tx, number: string, at: Date): Promise<void> {
  for (const path of [ownApplicationPath(number), applicationPath(number)]) await takeBack(tx, at, { origin: ORIGIN, path });
}
