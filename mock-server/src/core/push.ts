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

/** Tells people something: it stands in the list of each of them (TODO-3) as soon as the transaction does. */
export async function push(tx: Tx, personIds: readonly string[], told: Push): Promise<void> {
  await tx.pushedNotice.createMany({ data: personIds.map((personId) => ({ personId, ...told })) });
  await tell(tx, told.sentAt, 'pushed', personIds);
}

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
