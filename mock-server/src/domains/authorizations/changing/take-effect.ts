import type { Reader, Tx } from '@hall/database/database';
import { settlePassedOn } from '../change-grants.ts';
import { noteEvent, noteEvents, type Why } from '../note-event.ts';
import { remindOfAmount } from '../remind-of-grants.ts';
import { type StoredGrant, stateIn } from '../stored-grants.ts';
import { livingChildren } from './bounds.ts';
import type { KeptChange } from './terms.ts';
import { type Following, keepFollowing, type VersionToKeep } from './versions.ts';

/** The long-term grants that were given on from one end with it: what they are where its end is moved. */
export async function movedWith(read: Reader | Tx, { number }: StoredGrant, { lastDay }: KeptChange): Promise<Following[]> {
  const children = await livingChildren(read, number);
  return children.filter((child) => child.longTerm && child.lastDay !== lastDay).map((child) => ({ child, after: { ...child, lastDay } }));
}

/**
 * Has a grant be, from now on, what a version of it says, with what was given on from it and what it was given on from (PROJ-23). What it
 * was until now is kept.
 */
export async function takeEffect(tx: Tx, grant: StoredGrant, version: number, terms: KeptChange, why: Why): Promise<void> {
  const { number: grantNumber } = grant;
  const moved = await movedWith(tx, grant, terms);
  await tx.grantVersion.updateMany({ where: { grantNumber, state: 'active' }, data: { state: 'superseded' } });
  const which = { grantNumber_version: { grantNumber, version } };
  const names = { name: true, nameEn: true, forName: true, forNameEn: true } as const;
  const data = { state: 'active', ...terms };
  const { fromDay, ...maker } = await tx.grantVersion.update({ where: which, data, select: { fromDay: true, ...names } });
  await tx.grant.update({ where: { number: grantNumber }, data: terms });
  await noteEvent(tx, grantNumber, 'changed', stateIn(grant), why);
  await moveEnds(tx, moved, { from: fromDay, maker }, why);
  if (terms.amount !== grant.amount) await countAnew(tx, grant, why.at);
}

/** Has the grant above count a new amount, of which people are reminded anew. Where hundreds follow an end, no amount is counted for each. */
async function countAnew(tx: Tx, { number: grantNumber, parentNumber }: StoredGrant, at: Date): Promise<void> {
  if (parentNumber) {
    await settlePassedOn(tx, parentNumber);
    await remindOfAmount(tx, parentNumber, at);
  }
  await tx.grantReminder.deleteMany({ where: { grantNumber, kind: 'low' } });
  await remindOfAmount(tx, grantNumber, at);
}

/** So many are moved by each statement. */
const TOGETHER = 500;

/** Moves the ends of long-term grants with that of the one above, from the same day on: there can be hundreds. */
async function moveEnds(tx: Tx, all: readonly Following[], kept: Pick<VersionToKeep, 'from' | 'maker'>, why: Why): Promise<void> {
  const along = { ...why, cause: 'above' } as const;
  for (let from = 0; from < all.length; from += TOGETHER) {
    const moved = all.slice(from, from + TOGETHER);
    await keepFollowing(tx, moved, kept, along);
    const number = { in: moved.map(({ child }) => child.number) };
    await tx.grant.updateMany({ where: { number }, data: { lastDay: moved[0]?.after.lastDay ?? null } });
    await noteEvents(
      tx,
      'changed',
      moved.map(({ child: grant }) => ({ grant, why: along })),
    );
  }
}
