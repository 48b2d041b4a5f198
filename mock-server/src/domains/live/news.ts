import { newsFor } from '../../core/news.ts';
import type { Services } from '../../core/services.ts';
import { nextNotice } from '../notices/index.ts';
import { DUE, type Item } from './listeners.ts';

/** A number that is watched: whether it has changed since it was noted last. */
export function watching(number: () => number) {
  let noted = number();
  return {
    changed: (): boolean => number() !== noted,
    /** Does what the change calls for; it is noted once that has been done, and again if it moved meanwhile. */
    async settle<T>(work: () => Promise<T>): Promise<T> {
      const now = number();
      const done = await work();
      noted = now;
      return done;
    },
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
  const rowsWritten = watching(() => database.commits(['News']));
  const dueAnew = watching(() => database.commits());
  let last = 0;
  let due = Number.POSITIVE_INFINITY;
  const overdue = async (): Promise<Item[]> => {
    const isDue = due <= clock.now().getTime();
    if (isDue || dueAnew.changed()) due = await dueAnew.settle(() => nextNotice(services));
    return isDue ? [DUE] : [];
  };
  const written = async (): Promise<Item[]> => {
    const rows = await database.read.news.findMany({ where: { id: { gt: last } }, orderBy: { id: 'asc' } });
    last = rows.at(-1)?.id ?? last;
    return rows;
  };
  return {
    async begin() {
      const newest = await database.read.news.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
      last = newest?.id ?? 0;
      due = await nextNotice(services);
    },
    async fresh() {
      const rows = rowsWritten.changed() ? await rowsWritten.settle(written) : [];
      return [...rows, ...(await overdue().catch(() => []))];
    },
    async missed(personId, since) {
      const now = clock.now();
      const from = new Date(now.getTime() - since);
      const [rows, notice] = await Promise.all([
        database.read.news.findMany({ where: { at: { gte: from }, ...newsFor(personId) } }),
        database.read.notice.findFirst({ where: { published: true, publishedAt: { gte: from, lte: now } }, select: { id: true } }),
      ]);
      return notice ? [...rows, DUE] : rows;
    },
  };
}
