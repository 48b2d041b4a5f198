import type { ApplicationStep } from '@hall/contract/applications';
import { applicationWords } from '@hall/contract/rules/application-words';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import type { SubmittedApplication } from './stored-applications.ts';

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
  /** It is decided for the finance office. */
  readonly forOffice?: boolean;
  readonly at: Date;
}

/** What is applied for, as it is handed in. */
function contentOf({ project, person, firstDay, lastDay, controlled, amount, ...flags }: SubmittedApplication) {
  const fen = controlled ? Number(amount ?? 0) : undefined;
  const { zh, en } = applicationWords({ project, person, systems: systemsOf(flags), firstDay: firstDay ?? '', lastDay, fen });
  return { content: zh, contentEn: en };
}

/** Writes the way of an application on (PROJ-28), with whom it waits for after that. */
export async function noteStep(tx: Tx, application: SubmittedApplication, kind: StepKind, why: Why): Promise<void> {
  const { number, round, state, decider } = application;
  const { cause = '', comment = '', by, actor, forOffice = false, at } = why;
  const who = {
    ...{ staffNumber: by?.staffNumber ?? '', name: by?.name ?? '', nameEn: by?.nameEn ?? '' },
    ...{ actorName: actor?.name ?? '', actorNameEn: actor?.nameEn ?? '', forOffice },
  };
  const waits = state === 'pending';
  const to = { toName: (waits && decider?.name) || '', toNameEn: (waits && decider?.nameEn) || '' };
  const content = kind === 'submitted' ? contentOf(application) : {};
  await tx.applicationStep.create({
    data: { applicationNumber: number, round, kind, cause, comment, ...content, ...who, ...to, waits, at },
  });
}
