import type { ApplicationDraft } from '@hall/contract/applications';
import { isDay } from '@hall/contract/calendar';
import { dayFault } from '@hall/contract/rules/dates';
import { lastDayOf } from '@hall/contract/rules/durations';
import { grantAmountFault } from '@hall/contract/rules/grant-terms';
import { seenOf } from '@hall/contract/rules/seen';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { keptTerms, termsOf } from '../../authorizations/index.ts';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true, enabled: true } } as const;
const withNames = { leader: named, department: { select: { head: named } } } as const;

const findProject = (tx: Tx, code: string) => tx.project.findUnique({ where: { code }, include: withNames });
export type ProjectAppliedFor = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** What of a draft is given, as it is kept. */
export interface ReadDraft {
  readonly project: ProjectAppliedFor | undefined;
  /** Whom it is for: the applicant unless said. */
  readonly person: { readonly id: string; readonly staffNumber: string; readonly name: string; readonly nameEn: string };
  readonly data: ReturnType<typeof dataOf>;
}

/** @throws Refusal 404 `project-unknown` */
async function projectOf(tx: Tx, { project: code }: ApplicationDraft): Promise<ProjectAppliedFor | undefined> {
  if (!code) return undefined;
  const project = await findProject(tx, code);
  if (!project) throw new Refusal(404, 'project-unknown', { field: 'project' });
  return project;
}

/** @throws Refusal 404 `grant-person-unknown` */
async function personOf(tx: Tx, { staffNumber }: ApplicationDraft, applicant: SignedInPerson): Promise<ReadDraft['person']> {
  if (!staffNumber || staffNumber === applicant.staffNumber) return applicant;
  const person = await tx.person.findUnique({ where: { staffNumber }, ...named });
  if (!person) throw new Refusal(404, 'grant-person-unknown', { field: 'staffNumber' });
  return person;
}

/** Whether a last day that can be written belongs to the first one and the duration. */
const lasts = ({ firstDay = '', duration }: ApplicationDraft): boolean =>
  !isDay(firstDay) || duration === 'custom' || duration === 'long' || lastDayOf(firstDay, duration) !== undefined;

/** Refuses what cannot be right, however much is missing. @throws Refusal 404 `date-format`, `grant-amount` */
function checkForm(draft: ApplicationDraft): void {
  const { firstDay = '', lastDay = '', controlled, amount = '' } = draft;
  for (const [field, text] of Object.entries({ firstDay, lastDay })) {
    const fault = text === '' ? undefined : dayFault(text);
    if (fault) throw new Refusal(404, fault, { field });
  }
  if (!lasts(draft)) throw new Refusal(404, 'date-format', { field: 'firstDay' });
  const fault = controlled && amount !== '' ? grantAmountFault(amount) : undefined;
  if (fault) throw new Refusal(404, fault, { field: 'amount' });
}

function dataOf(draft: ApplicationDraft, projectCode: string | undefined, personId: string) {
  const { duration, controlled, reason } = draft;
  const { longTerm: _, firstDay, lastDay, amount, ...flags } = keptTerms(termsOf(draft), {});
  return {
    ...flags,
    ...{ projectCode: projectCode ?? null, personId, duration, reason: seenOf(reason) },
    ...{ firstDay: firstDay || null, lastDay: lastDay || null, amount: controlled && draft.amount ? amount : null },
  };
}

/**
 * What of an application's draft is given, however incomplete it is.
 * @throws Refusal 404 `project-unknown`, `grant-person-unknown`, `date-format`, `grant-amount`, at the field
 */
export async function readDraft(tx: Tx, draft: ApplicationDraft, applicant: SignedInPerson): Promise<ReadDraft> {
  checkForm(draft);
  const project = await projectOf(tx, draft);
  const person = await personOf(tx, draft, applicant);
  return { project, person, data: dataOf(draft, project?.code, person.id) };
}
