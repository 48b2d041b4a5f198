import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from '@hall/database/database';
import { tell } from '../../../core/news.ts';
import type { Why } from '../note-event.ts';
import type { StoredGrant } from '../stored-grants.ts';
import { concernedBy, tellThem, tellThemAll } from '../tell-of-grants.ts';

interface ToldChange {
  readonly version: number;
  /** yyyy-MM-dd. */
  readonly from: string;
  readonly content: string;
  readonly contentEn: string;
}

/** A grant, and how it changes. */
export interface Changing {
  readonly grant: StoredGrant;
  readonly change: ToldChange;
}

/** Tells whom changes of grants concern, but for who made them; for each of them each is pending until they confirm it (PROJ-25). */
export async function tellOfChanges(tx: Tx, all: readonly Changing[], why: Why): Promise<void> {
  const concerned = all.flatMap(({ grant, change: { version } }) =>
    concernedBy(grant, why).map((personId) => ({ grantNumber: grant.number, version, personId, toldAt: why.at })),
  );
  await tx.changeNotice.createMany({ data: concerned });
  await tell(
    tx,
    why.at,
    'todos',
    concerned.map(({ personId }) => personId),
  );
  const told = all.map(({ grant, change: { from, content, contentEn } }) => ({
    grant,
    said: { zh: `自 ${from} 起变更（${content}）`, en: `changes from ${from} on (${contentEn})` },
  }));
  await tellThemAll(tx, told, why);
}

/** Tells those who were told of a change that it does not come, which nobody need confirm. @param fault why, where the day found that it cannot be */
export async function tellOfDrop(
  tx: Tx,
  grant: StoredGrant,
  { version, fault }: { readonly version: number; readonly fault?: Bilingual | undefined },
  why: Why,
): Promise<void> {
  const told = await tx.changeNotice.findMany({ where: { grantNumber: grant.number, version }, select: { personId: true } });
  await tell(
    tx,
    why.at,
    'todos',
    told.map(({ personId }) => personId),
  );
  const said = fault
    ? { zh: `的待生效变更未能生效：${fault.zh}`, en: `was not changed as planned: ${fault.en}` }
    : { zh: '的待生效变更已取消', en: 'will not be changed as planned' };
  await tellThem(tx, grant, said, { by: why.by, at: why.at });
}
