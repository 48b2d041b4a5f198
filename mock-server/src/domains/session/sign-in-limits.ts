import type { Tx } from '@hall/database/database';
import { wireMoment } from '../../core/clock.ts';
import { networkOf } from '../../core/network.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

/** Failures in the window after which sign-in is refused, and for how long (AUTH-2), in ms. */
const FAILURES_PER_NAME = 5;
const FAILURES_PER_ADDRESS = 30;
const WINDOW_MS = 600_000;
const REFUSAL_MS = 600_000;

const limits = (name: string, address: string) =>
  [
    { subject: nameSubject(name), most: FAILURES_PER_NAME },
    { subject: `address:${networkOf(address)}`, most: FAILURES_PER_ADDRESS },
  ] as const;

type Subjects = ReturnType<typeof limits>;

/** What a sign-in name is counted under. */
export const nameSubject = (name: string): string => `name:${name.normalize('NFKC').trim().toLowerCase()}`;

/** An attempt that was counted; a good one gives back what it took. */
export interface Attempt {
  /** Failures of the name, or of the address if those are more, with this attempt among them. */
  readonly failures: number;
  /** Clears the name; of the address it takes back this attempt alone. */
  succeeded(tx: Tx): Promise<void>;
  /** Takes back this attempt alone: nobody could look at the password. */
  withdrawn(tx: Tx): Promise<void>;
}

/**
 * Counts an attempt as failed before its password is looked at, so that attempts side by side cannot outrun the limit.
 * @param admit receives the number of earlier failures and may refuse the attempt, which is then not counted
 * @throws Refusal 402 `tried-too-often` while sign-in is refused for the name or the address
 */
export async function countAttempt(
  { database, clock }: Services,
  name: string,
  address: string,
  admit: (earlier: number) => void = () => undefined,
): Promise<Attempt> {
  const now = clock.now();
  const subjects = limits(name, address);
  const outcome = await database.unitOfWork(async (tx) => {
    const refusal = await tx.signInRefusal.findFirst({
      where: { subject: { in: subjects.map(({ subject }) => subject) }, until: { gt: now } },
      orderBy: { until: 'desc' },
    });
    if (refusal) return { until: refusal.until };
    const earlier = await failuresOf(tx, subjects, now);
    admit(earlier);
    const taken: number[] = [];
    for (const { subject, most } of subjects) taken.push(await countFailure(tx, subject, most, now));
    return { taken, earlier };
  });
  if (outcome.until) throw new Refusal(402, 'tried-too-often', { params: { time: wireMoment(outcome.until) } });
  const { taken = [], earlier = 0 } = outcome;
  return {
    failures: earlier + 1,
    succeeded: async (tx) => {
      await forgetFailures(tx, subjects[0].subject);
      await giveBack(tx, subjects, taken);
    },
    withdrawn: (tx) => giveBack(tx, subjects, taken),
  };
}

async function failuresOf(tx: Tx, subjects: Subjects, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const counts = [];
  for (const { subject } of subjects) counts.push(await tx.signInFailure.count({ where: { subject, at: { gt: since } } }));
  return Math.max(...counts);
}

async function countFailure(tx: Tx, subject: string, most: number, now: Date): Promise<number> {
  await tx.signInFailure.deleteMany({ where: { subject, at: { lte: new Date(now.getTime() - WINDOW_MS) } } });
  const { id } = await tx.signInFailure.create({ data: { subject, at: now } });
  if ((await tx.signInFailure.count({ where: { subject } })) >= most) {
    const until = new Date(now.getTime() + REFUSAL_MS);
    await tx.signInRefusal.upsert({ where: { subject }, create: { subject, until }, update: { until } });
  }
  return id;
}

async function giveBack(tx: Tx, subjects: Subjects, taken: readonly number[]): Promise<void> {
  await tx.signInFailure.deleteMany({ where: { id: { in: [...taken] } } });
  for (const { subject, most } of subjects) {
    const left = await tx.signInFailure.count({ where: { subject } });
    if (left < most) await tx.signInRefusal.deleteMany({ where: { subject } });
  }
}

/** Lets a name sign in again at once. */
export async function forgetFailures(tx: Tx, subject: string): Promise<void> {
  await tx.signInFailure.deleteMany({ where: { subject } });
  await tx.signInRefusal.deleteMany({ where: { subject } });
}
