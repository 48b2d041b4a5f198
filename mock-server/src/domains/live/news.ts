import type { Services } from '../../core/services.ts';
import { nextNotice } from '../notices/index.ts';
import { DUE, type Item } from './listeners.ts';

/** Says whether a number has changed since it was asked last. */
export function watching(number: () => number): () => boolean {
  let before = number();
  return () => {
    const now = number();
    const changed = now !== before;
    before = now;
    return changed;
  };
}

/** What is new: rows of the database, whoever wrote them, and notices that were written ahead and have become due. */
export interface NewsSource {
  /** Whatever comes after this is new. */
  begin(): Promise<void>;
  /** What has come since it was asked last. */
  fresh(): Promise<readonly Item[]>;
  /** What a person has missed in the last `since` ms. */
  missed(personId: string, since: number): Promise<readonly Item[]>;
}

export function createNews(services: Services): NewsSource {
  const { database, clock } = services;
  const hasRows = watching(() => database.commits(['News']));
  const mayBeDueSooner = watching(() => database.commits());
  let last = 0;
  let due = Number.POSITIVE_INFINITY;
  const overdue = async (): Promise<Item[]> => {
    const isDue = due <= clock.now().getTime();
    if (mayBeDueSooner() || isDue) due = await nextNotice(services);
    return isDue ? [DUE] : [];
  };
  return {
    async begin() {
      const newest = await database.read.news.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
      last = newest?.id ?? 0;
      due = await nextNotice(services);
    },
    async fresh() {
      const items = await overdue();
      if (!hasRows()) return items;
      const rows = await database.read.news.findMany({ where: { id: { gt: last } }, orderBy: { id: 'asc' } });
      last = rows.at(-1)?.id ?? last;
      return [...items, ...rows];
    },
    async missed(personId, since) {
      const now = clock.now();
      const from = new Date(now.getTime() - since);
      const [rows, notice] = await Promise.all([
        database.read.news.findMany({ where: { at: { gte: from }, OR: [{ personId: null }, { personId }] } }),
        database.read.notice.findFirst({ where: { published: true, publishedAt: { gte: from, lte: now } }, select: { id: true } }),
      ]);
      return notice ? [...rows, DUE] : rows;
    },
  };
}
