import type { ApplicationStep } from '@hall/contract/applications';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import type { StoredApplication } from './stored-applications.ts';

export type StepKind = ApplicationStep['kind'];

/** Why something becomes of an application, and through whom. */
export interface Why {
  /** Through what, where nobody decided it on the application itself. */
  readonly cause?: NonNullable<ApplicationStep['cause']> | undefined;
  readonly comment?: string | undefined;
  /** Nobody where the day brought it about. */
  readonly by?: SignedInPerson | undefined;
  readonly at: Date;
}

/** Writes the way of an application on (PROJ-28), with whom it waits for after that. */
export async function noteStep(tx: Tx, { number, round, state, decider }: StoredApplication, kind: StepKind, why: Why): Promise<void> {
  const { cause = '', comment = '', by, at } = why;
  const who = { staffNumber: by?.staffNumber ?? '', name: by?.name ?? '', nameEn: by?.nameEn ?? '' };
  const waits = state === 'pending';
  const to = { toName: (waits && decider?.name) || '', toNameEn: (waits && decider?.nameEn) || '' };
  await tx.applicationStep.create({ data: { applicationNumber: number, round, kind, cause, comment, ...who, ...to, waits, at } });
}
