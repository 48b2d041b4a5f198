import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from '@hall/database/database';
import { tell } from '../../../core/news.ts';
import type { Why } from '../note-event.ts';
import type { StoredGrant } from '../stored-grants.ts';
import { concernedBy, tellThem } from '../tell-of-grants.ts';

interface ToldChange {
  readonly version: number;
  /** yyyy-MM-dd. */
  readonly from: string;
  readonly content: string;
  readonly contentEn: string;
}

/** Tells whom a change of a grant concerns, but for who made it; for each of them it is pending until they confirm it (PROJ-25). */
export async function tellOfChange(tx: Tx, grant: StoredGrant, { version, from, content, contentEn }: ToldChange, why: Why): Promise<void> {
  const people = concernedBy(grant, why);
  await tx.changeNotice.createMany({
    data: people.map((personId) => ({ grantNumber: grant.number, version, personId, toldAt: why.at })),
  });
  await tell(tx, why.at, 'todos', people);
  await tellThem(tx, grant, { zh: `自 ${from} 起变更（${content}）`, en: `changes from ${from} on (${contentEn})` }, why);
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
