import type { GrantVersion } from '@hall/contract/grant-version';
import type { VersionState } from '@hall/contract/rules/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { namesOf, type Why } from '../note-event.ts';
import type { StoredGrant } from '../stored-grants.ts';
import { tellOfChanges } from './tell-of-change.ts';
import { type KeptChange, keptOf, wordsOf } from './terms.ts';

/** A change of a grant as it is to be kept. */
export interface VersionToKeep {
  readonly terms: KeptChange;
  /** From when on it holds, yyyy-MM-dd. */
  readonly from: string;
  readonly along?: boolean;
  /** Who planned it, where it comes with the day; who acts unless said. */
  readonly maker?: ReturnType<typeof namesOf>;
}

/** What was given, as the first version of it. */
const given = (grant: StoredGrant, state: 'active' | 'superseded') => {
  const { number: grantNumber, firstDay: fromDay, madeAt } = grant;
  return { grantNumber, version: 1, state, fromDay, ...keptOf(grant), madeAt };
};

/** Keeps what was given, before the first change of it. @returns the number of the next version */
async function nextVersion(tx: Tx, grant: StoredGrant): Promise<number> {
  const last = await tx.grantVersion.findFirst({ where: { grantNumber: grant.number }, orderBy: { version: 'desc' } });
  if (last) return last.version + 1;
  await tx.grantVersion.create({ data: given(grant, 'active') });
  return 2;
}

interface Numbered extends VersionToKeep {
  readonly version: number;
  readonly state: 'scheduled' | 'active';
}

function rowOf(grant: StoredGrant, { version, state, terms, from, along = false, maker }: Numbered, why: Why) {
  const { reason = '', at } = why;
  const [words, who] = [wordsOf(grant, terms), maker ?? namesOf(why)];
  return { grantNumber: grant.number, version, state, fromDay: from, ...terms, along, reason, ...words, ...who, madeAt: at };
}

const toldOf = ({ version, fromDay: from, content, contentEn }: ReturnType<typeof rowOf>) => ({ version, from, content, contentEn });

/** Keeps a change of a grant that is planned, and tells those whom it concerns, who confirm that they have seen it. @returns its version */
export async function keepVersion(tx: Tx, grant: StoredGrant, kept: VersionToKeep, why: Why): Promise<number> {
  const version = await nextVersion(tx, grant);
  const row = rowOf(grant, { ...kept, version, state: 'scheduled' }, why);
  await tx.grantVersion.create({ data: row });
  await tellOfChanges(tx, [{ grant, change: toldOf(row) }], why);
  return version;
}

/** A grant that follows the end of the one above, and what it is after that. */
export interface Following {
  readonly child: StoredGrant;
  readonly after: StoredGrant;
}

/** Keeps that grants follow the end of the one above, which holds from then on, and tells those whom it concerns. */
export async function keepFollowing(
  tx: Tx,
  moved: readonly Following[],
  { from, maker }: Pick<VersionToKeep, 'from' | 'maker'>,
  why: Why,
): Promise<void> {
  const which = { grantNumber: { in: moved.map(({ child }) => child.number) } };
  const last = await tx.grantVersion.groupBy({ by: 'grantNumber', where: which, _max: { version: true } });
  const lastOf = new Map(last.map(({ grantNumber, _max }) => [grantNumber, _max.version ?? 1]));
  await tx.grantVersion.updateMany({ where: { ...which, state: 'active' }, data: { state: 'superseded' } });
  const never = moved.filter(({ child }) => !lastOf.has(child.number));
  await tx.grantVersion.createMany({ data: never.map(({ child }) => given(child, 'superseded')) });
  const rows = moved.map(({ child, after }) => {
    const version = (lastOf.get(child.number) ?? 1) + 1;
    return {
      grant: child,
      row: rowOf(child, { version, state: 'active', terms: keptOf(after), from, along: true, ...(maker && { maker }) }, why),
    };
  });
  await tx.grantVersion.createMany({ data: rows.map(({ row }) => row) });
  await tellOfChanges(
    tx,
    rows.map(({ grant, row }) => ({ grant, change: toldOf(row) })),
    why,
  );
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
    ...{ signedFor: row.forName || undefined, signedForEn: row.forNameEn || undefined },
    told: mayAct
      ? row.notices.map(({ person, seenAt }) => ({
          ...{ person: person.name, personEn: person.nameEn },
          seenAt: seenAt ? wireMoment(seenAt) : undefined,
        }))
      : [],
  }));
}
