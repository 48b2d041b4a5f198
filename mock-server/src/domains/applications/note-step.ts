import type { ApplicationStep } from '@hall/contract/application-step';
import type { Bilingual } from '@hall/contract/bilingual';
import { applicationWords, changeApplicationWords } from '@hall/contract/rules/application-words';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import type { SigningFor } from '../signatures/index.ts';
import { changeInWords } from './change-asked.ts';
import { asksForChange, type SubmittedApplication } from './stored-applications.ts';

export type StepKind = ApplicationStep['kind'];

/** Why something becomes of an application, and through whom. */
export interface Why {
  /** Through what, where nobody decided it on the application itself. */
  readonly cause?: NonNullable<ApplicationStep['cause']> | undefined;
  readonly comment?: string | undefined;
  /** Nobody where the day brought it about. */
  readonly by?: SignedInPerson | undefined;
  /** Who acts as that person, where somebody does. */
  readonly actor?: SignedInPerson | undefined;
  /** By what that person signs for another. */
  readonly signs?: SigningFor | undefined;
  /** It is decided for the finance office. */
  readonly forOffice?: boolean;
  readonly at: Date;
}

/** What is applied for, as it is handed in. */
function wordsFor(application: SubmittedApplication): Bilingual {
  const { firstDay } = application;
  if (asksForChange(application)) {
    return changeApplicationWords(application.changes.number, firstDay ?? '', changeInWords(application));
  }
  const { project, person, lastDay, controlled, amount, ...flags } = application;
  const fen = controlled ? Number(amount ?? 0) : undefined;
  return applicationWords({ project, person, systems: systemsOf(flags), firstDay: firstDay ?? '', lastDay, fen });
}

/** Writes the way of an application on (PROJ-28), with whom it waits for after that. */
export async function noteStep(tx: Tx, application: SubmittedApplication, kind: StepKind, why: Why): Promise<void> {
  const { number, round, state, decider } = application;
  const { cause = '', comment = '', by, actor, signs, forOffice = false, at } = why;
  const who = {
    ...{ staffNumber: by?.staffNumber ?? '', name: by?.name ?? '', nameEn: by?.nameEn ?? '' },
    ...{ actorName: actor?.name ?? '', actorNameEn: actor?.nameEn ?? '', forOffice },
    ...{ forName: signs?.principal.name ?? '', forNameEn: signs?.principal.nameEn ?? '', signatureNumber: signs?.number ?? '' },
  };
  const waits = state === 'pending';
  const to = { toName: (waits && decider?.name) || '', toNameEn: (waits && decider?.nameEn) || '' };
  const words = kind === 'submitted' ? wordsFor(application) : undefined;
  const content = words && { content: words.zh, contentEn: words.en };
  await tx.applicationStep.create({
    data: { applicationNumber: number, round, kind, cause, comment, ...content, ...who, ...to, waits, at },
  });
}
