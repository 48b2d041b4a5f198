import { appendInSlices } from '@hall/database/append';
import type { Tx } from '@hall/database/database';
import { tell } from './news.ts';

/** Something that people are to be told of, in the same words. */
export interface Push {
  /** The domain that tells it. */
  readonly origin: string;
  readonly title: string;
  readonly titleEn: string;
  /** Where in the hall it leads. */
  readonly path: string;
  readonly sentAt: Date;
}

/** What one person is to be told of. */
export interface OwnPush extends Push {
  readonly personId: string;
}

/** Tells each person something of their own, at one time: it stands in their lists (TODO-3) as soon as the transaction does. */
export async function pushEach(tx: Tx, at: Date, told: readonly OwnPush[]): Promise<void> {
  await appendInSlices(
    tx,
    'PushedNotice',
    told.map((one) => ({ ...one, readAt: null, doneAt: null })),
  );
  await tell(
    tx,
    at,
    'pushed',
    told.map(({ personId }) => personId),
  );
}

/** Tells people something in the same words. @see pushEach */
export const push = (tx: Tx, personIds: readonly string[], told: Push): Promise<void> =>
  pushEach(
    tx,
    told.sentAt,
    personIds.map((personId) => ({ personId, ...told })),
  );

/** Takes back what a domain told of an address: from everybody, or from the people that a condition names. */
export async function takeBack(tx: Tx, at: Date, { origin, path }: Pick<Push, 'origin' | 'path'>, person: object = {}): Promise<void> {
  const where = { origin, path, person };
  const told = await tx.pushedNotice.findMany({ where, select: { personId: true } });
  if (told.length === 0) return;
  await tx.pushedNotice.deleteMany({ where });
  await tell(
    tx,
    at,
    'pushed',
    told.map(({ personId }) => personId),
  );
}
