import type { GrantVersion } from '@hall/contract/grant-version';
import type { VersionState } from '@hall/contract/rules/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import type { Why } from '../note-event.ts';
import type { StoredGrant } from '../stored-grants.ts';
import { tellOfChange } from './tell-of-change.ts';
import { type KeptChange, keptOf, wordsOf } from './terms.ts';

/** A change of a grant as it is to be kept. */
export interface VersionToKeep {
  readonly terms: KeptChange;
  /** From when on it holds, yyyy-MM-dd. */
  readonly from: string;
  readonly along?: boolean;
  /** Who planned it, where it comes with the day; who acts unless said. */
  readonly maker?: { readonly name: string; readonly nameEn: string };
}

/** Keeps what was given, before the first change of it. @returns the number of the next version */
async function nextVersion(tx: Tx, grant: StoredGrant): Promise<number> {
  const { number: grantNumber, firstDay: fromDay, madeAt } = grant;
  const last = await tx.grantVersion.findFirst({ where: { grantNumber }, orderBy: { version: 'desc' } });
  if (last) return last.version + 1;
  await tx.grantVersion.create({ data: { grantNumber, version: 1, state: 'active', fromDay, ...keptOf(grant), madeAt } });
  return 2;
}

/** Keeps a change of a grant that is planned, and tells those whom it concerns, who confirm that they have seen it. @returns its version */
export async function keepVersion(
  tx: Tx,
  grant: StoredGrant,
  { terms, from, along = false, maker }: VersionToKeep,
  why: Why,
): Promise<number> {
  const version = await nextVersion(tx, grant);
  const { by, reason = '', at } = why;
  const words = wordsOf(grant, terms);
  const who = { name: (maker ?? by)?.name ?? '', nameEn: (maker ?? by)?.nameEn ?? '' };
  await tx.grantVersion.create({
    data: { grantNumber: grant.number, version, state: 'scheduled', fromDay: from, ...terms, along, reason, ...words, ...who, madeAt: at },
  });
  await tellOfChange(tx, grant, { version, from, ...words }, why);
  return version;
}

const withTold = {
  notices: { orderBy: { id: 'asc' }, include: { person: { select: { name: true, nameEn: true } } } },
} as const;

/** The versions of a grant, the latest first; none of one that was never changed. @param mayAct who may not does not see who confirmed what */
export async function versionsOf(read: Reader, grantNumber: string, mayAct: boolean): Promise<GrantVersion[]> {
  const found = await read.grantVersion.findMany({ where: { grantNumber }, orderBy: { version: 'desc' }, include: withTold });
  return found.map((row) => ({
    ...{ version: row.version, state: row.state as VersionState, from: row.fromDay, systems: systemsOf(row) },
    ...{ lastDay: row.lastDay ?? undefined, longTerm: row.longTerm, controlled: row.controlled },
    amount: row.controlled ? yuanOf(row.amount) : undefined,
    ...{ along: row.along, reason: row.reason || undefined, fault: row.fault || undefined, faultEn: row.faultEn || undefined },
    ...{ person: row.name || undefined, personEn: row.nameEn || undefined, madeAt: wireMoment(row.madeAt) },
    told: mayAct
      ? row.notices.map(({ person, seenAt }) => ({
          ...{ person: person.name, personEn: person.nameEn },
          seenAt: seenAt ? wireMoment(seenAt) : undefined,
        }))
      : [],
  }));
}
