import { NEWS_KEPT_MS, type Topic } from '@hall/contract/live';
import type { Tx } from '@hall/database/database';

/** Ids of people. */
export type Concerned = readonly string[] | 'everybody';

/** The news that concern a person: their own and everybody's. */
export const newsFor = (personId: string) => ({ OR: [{ personId: null }, { personId }] });

/**
 * Lets the people whom a change concerns know of it as soon as the unit of work that makes it is committed, those who are connected. What
 * is older than anybody asks for goes.
 */
export async function tell(tx: Tx, at: Date, topic: Topic, concerned: Concerned): Promise<void> {
  const ids = concerned === 'everybody' ? [null] : [...new Set(concerned)];
  await tx.news.createMany({ data: ids.map((personId) => ({ personId, topic, at })) });
  await tx.news.deleteMany({ where: { at: { lt: new Date(at.getTime() - NEWS_KEPT_MS) } } });
}
