import { wireMoment } from '@hall/contract/rules/shanghai';
import { sheetCodeIn } from '@hall/contract/rules/sheet-code';
import type { Sheet, sheetsEndpoints } from '@hall/contract/sheets';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../core/register.ts';

/** Codes of one person, and of all at one address: a pile of paper is checked by hand, and codes are not found by trying. */
const CHECKS: Rate = { most: 60, windowMs: 60_000 };
const CHECKS_OF_A_NETWORK: Rate = { most: 600, windowMs: 60_000 };

export const sheetsHandlers: Handlers<typeof sheetsEndpoints> = {
  async check({ database: { read }, rateLimits }, asked, { entry, person, address }) {
    const code = sheetCodeIn(asked.code);
    if (!code) throw new Refusal(404, 'sheet-code', { field: 'code' });
    rateLimits.useByAddress('sheet-check', address, CHECKS_OF_A_NETWORK);
    rateLimits.use(`sheet-check:${person.id}`, CHECKS);
    const found = await read.sheet.findUnique({ where: { code } });
    if (!found) throw new Refusal(404, 'unknown-sheet', { field: 'code' });
    entry.target = { zh: found.title, en: found.titleEn };
    const { pageId: _, at, kind, ...sheet } = found;
    return { ...sheet, kind: kind as Sheet['kind'], at: wireMoment(at) };
  },
};
