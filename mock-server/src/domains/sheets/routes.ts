import { wireMoment } from '@hall/contract/rules/shanghai';
import { sheetCodeIn } from '@hall/contract/rules/sheet-code';
import type { Sheet, sheetsEndpoints } from '@hall/contract/sheets';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../core/register.ts';

export const sheetsHandlers: Handlers<typeof sheetsEndpoints> = {
  async check({ database: { read } }, asked, { entry }) {
    const code = sheetCodeIn(asked.code);
    if (!code) throw new Refusal(404, 'sheet-code', { field: 'code' });
    const found = await read.sheet.findUnique({ where: { code } });
    if (!found) throw new Refusal(404, 'unknown-sheet', { field: 'code' });
    entry.target = { zh: found.title, en: found.titleEn };
    const { pageId: _, at, kind, ...sheet } = found;
    return { ...sheet, kind: kind as Sheet['kind'], at: wireMoment(at) };
  },
};
