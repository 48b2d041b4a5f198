import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { spacedSheetCode } from './rules/sheet-code.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { moment, text } from './wire/flags.ts';

const SheetKind = coded({
  excel: ['Excel 文件', 'Excel file'],
  pdf: ['PDF 文件', 'PDF file'],
  print: ['打印件', 'Printout'],
});

/** A file or a printout of a list, as it was made: what its verification code vouches for (PRINT-2). */
export const Sheet = entity({
  code: ['hym', z.string(), '核验码', 'Verification code', '12 characters'],
  kind: ['lx', SheetKind, '类型', 'Kind'],
  title: ['bt', z.string(), '标题', 'Title'],
  titleEn: ['bten', z.string(), '英文标题', 'Title in English'],
  conditions: ['cxtj', z.string(), '查询条件', 'Conditions'],
  conditionsEn: ['cxtjen', z.string(), '英文查询条件', 'Conditions in English'],
  rows: ['hs', z.int(), '数据行数', 'Rows'],
  person: ['ygmc', z.string(), '制作人', 'Made by'],
  personEn: ['ygmcen', z.string(), '制作人英文名', 'Made by in English'],
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  at: ['zzsj', moment, '制作时间', 'Made at'],
});
export type Sheet = Of<typeof Sheet>;

/** What a sheet tells of itself; one that no server has issued has no code. */
export type HeadOfSheet = Omit<Sheet, 'kind' | 'code'> & { readonly code?: string | undefined };

/** How a sheet tells its code. */
export const sheetCodeLine = (code: string, language: 'zh' | 'en'): string =>
  `${language === 'zh' ? '核验码：' : 'Verification code: '}${spacedSheetCode(code)}`;

/** What a sheet says of itself above its rows, a line each: what restricts them, how many they are, who made it when, and its code. */
export function sheetHead(sheet: HeadOfSheet, language: 'zh' | 'en'): readonly string[] {
  const { conditions, conditionsEn, person, personEn, staffNumber, at } = sheet;
  const rows = sheet.rows.toLocaleString(language);
  const code = sheet.code ? [sheetCodeLine(sheet.code, language)] : [];
  return language === 'zh'
    ? [`查询条件：${conditions}`, `共 ${rows} 条`, `制作人：${person}（${staffNumber}）　制作时间：${at}`, ...code]
    : [`Conditions: ${conditionsEn}`, `Rows: ${rows}`, `Made by ${personEn} (${staffNumber}) at ${at}`, ...code];
}

export const sheetsDomain = domain({
  name: { zh: '单据核验', en: 'Verification' },
  permissions: { sheets: { zh: '单据核验', en: 'Verify a sheet' } },
});

export const sheetsEndpoints = {
  /** 404 `sheet-code` for what is no code, `unknown-sheet` for one that no sheet has. */
  check: endpoint('signed-in', {
    method: 'POST',
    path: '/api/sheets/check',
    summary: { zh: '核验单据', en: 'What the sheet with a verification code held when it was made', action: 'Verify a sheet' },
    logged: 'read',
    request: request({ code: ['hym', text(200), '核验码', 'Verification code', 'or the address in its QR code'] }),
    data: Sheet,
    codes: [404, 500],
  }),
};
