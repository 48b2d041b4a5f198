import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { outsideOperation } from '../../core/operation.ts';
import type { Services } from '../../core/services.ts';
import { livingGrants } from './change-grants.ts';
import { bringChanges } from './changing/planned-changes.ts';
import { endSome } from './end-some.ts';
import { dayFollowed } from './followers.ts';
import { noteEvent } from './note-event.ts';
import { remindOfEnds } from './remind-of-grants.ts';

const ID = 'grants';
const LOOK_MS = 60_000;

const reached = (kept: { readonly day: string } | null, today: string): boolean => kept !== null && kept.day >= today;

/** Some of the changes and ends that are due; a change that moves an end comes before that end does. @returns whether there may be more */
const bringSome = async (tx: Tx, today: string, at: Date): Promise<boolean> =>
  (await bringChanges(tx, today, at)) || endSome(tx, today, at);

async function moveTo(tx: Tx, today: string, at: Date): Promise<void> {
  if (reached(await tx.grantDay.findUnique({ where: { id: ID } }), today)) return;
  while (await bringSome(tx, today, at));
  for (const { number } of await livingGrants(tx, { state: 'scheduled', firstDay: { lte: today } })) {
    await tx.grant.update({ where: { number }, data: { state: 'active' } });
    await noteEvent(tx, number, 'started', 'active', { at });
  }
  await remindOfEnds(tx, today, at);
  await dayFollowed(tx, today, at);
  await tx.grantDay.upsert({ where: { id: ID }, create: { id: ID, day: today }, update: { day: today } });
}

/**
 * Moves the grants to the day of the clock, if nobody has yet: those whose last day is over end, those whose first has come begin (PROJ-4).
 * Whatever reads grants does so after this, so that a clock that was set, and days without a server, make no difference.
 */
export async function bringToDay({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const today = wireDay(now);
  if (reached(await database.read.grantDay.findUnique({ where: { id: ID } }), today)) return;
  await outsideOperation(async () => {
    // Hundreds would take one unit of work longer than it may.
    while (await database.unitOfWork((tx) => bringSome(tx, today, now)));
    await database.unitOfWork((tx) => moveTo(tx, today, now));
  });
}

/** A unit of work over grants, which are those of the day on which it is done, also where midnight passed while it waited. */
export async function unitOfGrants<T>(services: Services, work: (tx: Tx, at: Date) => Promise<T>): Promise<T> {
  await bringToDay(services);
  return services.database.unitOfWork(async (tx) => {
    const at = services.clock.now();
    await moveTo(tx, wireDay(at), at);
    return work(tx, at);
  });
}

/** Moves the grants soon after each midnight, also where nobody looks at them, so that people are told. */
export function keepDay(services: Services, report: (error: unknown) => void): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = running.then(() => bringToDay(services)).catch(report);
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
