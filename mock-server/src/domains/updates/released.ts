import type { ReleasedUpdate } from '@hall/contract/updates';
import type { Page } from '@hall/contract/wire/page';
import type { Services } from '../../core/services.ts';
import { cleanHtml } from '../notices/index.ts';
import { NEWEST_FIRST } from './newest-version.ts';
import { describedOf } from './updates.ts';

interface Asked {
  readonly page: number;
  readonly pageSize: number;
}

/** What an update says, cleaned: what was written by other ways is shown as well. */
export const saidIn = ({ content, contentEn }: { readonly content: string; readonly contentEn: string }) => ({
  content: cleanHtml(content),
  contentEn: contentEn ? cleanHtml(contentEn) : undefined,
});

/** The versions that are out with what they bring, the newest first. */
export async function releasedUpdates({ database, clock }: Services, { page, pageSize }: Asked): Promise<Page<ReleasedUpdate>> {
  const where = { releasedAt: { lte: clock.now() } };
  const [total, rows] = await Promise.all([
    database.read.systemUpdate.count({ where }),
    database.read.systemUpdate.findMany({ where, orderBy: NEWEST_FIRST, skip: (page - 1) * pageSize, take: pageSize }),
  ]);
  return { total, rows: rows.map((row) => ({ ...describedOf(row), ...saidIn(row) })) };
}
