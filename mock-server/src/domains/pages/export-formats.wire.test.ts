import type { ExportRequest } from '@hall/contract/exchange';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { askExport, exportOf, linesOf } from '../../testing/exports.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const CALL = '/api/loans/export';

/** A hall whose person has these loans and no others. */
async function withLoans(...purposes: readonly string[]) {
  const hall = await testHall();
  await hall.services.database.unitOfWork(async (tx) => {
    const { id: personId } = await tx.person.findFirstOrThrow({ where: { userName: 'staff' } });
    await tx.loan.deleteMany({ where: { personId } });
    const own = { personId, lentOn: '2026-01-05', settledAt: null, amount: 150_05 };
    const data = purposes.map((purpose, at) => ({
      ...own,
      id: `l${at}`,
      number: `JK-${1000 + at}`,
      purpose,
      purposeEn: purpose,
      dueOn: '2030-01-02',
    }));
    await tx.loan.createMany({ data });
  });
  return { hall, token: await hall.signIn('staff') };
}

const HEADINGS: ExportRequest['fields'] = [
  { columnId: 'jkdh', title: '借款单号', width: 150 },
  { columnId: 'jksy', title: '借款事由', width: 240 },
  { columnId: 'jkje', title: '借款金额', group: '金额' },
  { columnId: 'jkrq', title: '借款日期' },
];

const exported = (hall: TestHall, token: string, more: Partial<ExportRequest> = {}) =>
  askExport(hall, CALL, { ...exportOf([], { title: '我的借款', ...more }), fields: [...HEADINGS] }, token);

/** The text of each sheet of a PDF, as who selects it copies it. */
async function textsOf(content: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const sheets = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const contents = await Promise.all(sheets.map(async (sheet) => (await sheet).getTextContent()));
  return contents.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join('\n'));
}

describe('EXPORT-2 a spreadsheet', () => {
  it('EXPORT-2 says what it holds, then has its columns as people read them and reckon with them', async () => {
    const { hall, token } = await withLoans('差旅');
    const file = await exported(hall, token);
    const sheet = XLSX.read(file.rawPayload, { cellNF: true, cellStyles: true }).Sheets.数据 as XLSX.WorkSheet;
    const lines = linesOf(file.rawPayload);
    expect(lines.slice(0, 4)).toEqual([['江州大学'], ['我的借款'], ['查询条件：无条件'], ['共 1 条']]);
    expect(lines[4]?.[0]).toMatch(/^制作人：王芳（2001009）　制作时间：\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(lines[5]?.[0]).toMatch(/^核验码：[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(lines.slice(6)).toEqual([
      ['借款单号', '借款事由', '金额 借款金额', '借款日期'],
      ['JK-1000', '差旅', 150.05, expect.any(Number)],
    ]);
    expect([sheet.C8, sheet.D8]).toMatchObject([
      { t: 'n', v: 150.05, w: '150.05', z: '#,##0.00' },
      { t: 'n', w: '2026-01-05' },
    ]);
    expect(
      sheet['!cols']
        ?.map((one) => Math.round(one.wpx ?? 0))
        .slice(0, 2)
        .every((px) => px > 100),
    ).toBe(true);
  });

  it.each([
    ['财务处批准函', 'zh', '我的借款'],
    ['My loans', 'zh', '我的借款'],
    ['Approved by the finance office', 'en', 'My loans'],
    ['我的借款', 'en', 'My loans'],
  ] as const)('EXPORT-1 asked for as %s (%s) is called what its page is, by its code too', async (title, locale, own) => {
    const { hall, token } = await withLoans('差旅');
    const file = await exported(hall, token, { title, locale });
    expect(String(file.headers['content-disposition'])).toContain(encodeURIComponent(`${own}.xlsx`));
    expect(linesOf(file.rawPayload)[1]).toEqual([own]);
    expect(await hall.services.database.read.sheet.findFirst()).toMatchObject({ title: '我的借款', titleEn: 'My loans' });
  });

  it('EXPORT-2 tells moments as the hall does, whatever the zone of the machine', async () => {
    const hall = await testHall();
    const zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
    try {
      const asked = exportOf(['at', 'userName'], { scope: 'page' });
      const token = await hall.signIn('secauditor');
      const { data } = await hall.post('/api/logs/sign-ins', { currentPage: 1, limit: 10 }, token);
      const file = await askExport(hall, '/api/logs/export-sign-ins', asked, token);
      const sheet = XLSX.read(file.rawPayload).Sheets.数据 as XLSX.WorkSheet;
      const shown = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false }).slice(-10);
      expect(shown.map(([at]) => at)).toEqual((data as { rows: { at: string }[] }).rows.map(({ at }) => at));
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('EXPORT-2 runs nothing, whatever stands in a row, the conditions or a heading', async () => {
    const evil = '=HYPERLINK("http://evil.example")';
    const { hall, token } = await withLoans(evil, ' ＝1+1', '\t@SUM(A1)');
    const fields = [
      { columnId: 'jksy', title: '+1', group: '' },
      { columnId: 'jkdh', title: '-1', group: '=g' },
    ];
    const file = await askExport(hall, CALL, { ...exportOf([]), fields }, token);
    const sheet = XLSX.read(file.rawPayload, { cellFormula: true }).Sheets.数据 as XLSX.WorkSheet;
    const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!')) as [string, XLSX.CellObject][];
    expect(cells.filter(([, cell]) => cell.f !== undefined || /^[\s]*[=+\-@＝]/.test(String(cell.v)))).toEqual([]);
    expect(cells.map(([, { v }]) => v)).toEqual(expect.arrayContaining(["'+1", "'=g -1", `'${evil}`, "' ＝1+1", "'\t@SUM(A1)"]));
  });
});

describe('EXPORT-3 a PDF', () => {
  it('EXPORT-3 has Chinese text that can be copied, and says what it holds', async () => {
    const { hall, token } = await withLoans('差旅借款：会议');
    const file = await exported(hall, token, { format: 'pdf' });
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-row-count': '1' });
    expect(String(file.headers['content-disposition'])).toContain(encodeURIComponent('我的借款.pdf'));
    const [text] = await textsOf(file.rawPayload);
    for (const part of [
      '江州大学',
      '我的借款',
      '查询条件：无条件',
      '共 1 条',
      '核验码：',
      '借款事由',
      '金额 借款金额',
      '差旅借款：会议',
      '150.05',
      '2026-01-05',
      '第 1 页',
    ])
      expect(text).toContain(part);
    expect(text).toContain('王芳 2001009');
  });

  it('EXPORT-3 is A4, across where there are many columns, and repeats its headings on every sheet', async () => {
    const { hall, token } = await withLoans(...Array.from({ length: 120 }, (_, at) => `事由 ${at}`));
    const upright = await exported(hall, token, { format: 'pdf' });
    const pdf = await getDocumentProxy(new Uint8Array(upright.rawPayload));
    expect((await pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const texts = await textsOf(upright.rawPayload);
    expect(texts.length).toBeGreaterThan(2);
    for (const [at, text] of texts.entries()) expect(text).toMatch(new RegExp(`第 ${at + 1} 页[^]*借款单号`));
    const rows = texts.join('\n').match(/事由 \d+$/gm) ?? [];
    expect(new Set(rows).size).toBe(120);
    const wide = await askExport(hall, '/api/logs/export-sign-ins', SIGN_INS, await hall.signIn('secauditor'));
    const across = await getDocumentProxy(new Uint8Array(wide.rawPayload));
    expect((await across.getPage(1)).view.map(Math.round)).toEqual([0, 0, 842, 595]);
  });

  it('EXPORT-3 shows all of a text that is longer than a sheet', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => `w${at}`);
    const { hall, token } = await withLoans(words.join(' '));
    const texts = await textsOf((await exported(hall, token, { format: 'pdf' })).rawPayload);
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts.join('\n').match(/w\d+/g))).toEqual(new Set(words));
  });

  it('EXPORT-3 is refused beyond ten thousand rows', async () => {
    const { hall, token } = await withLoans(...Array.from({ length: 10_001 }, () => 'x'));
    const refused = (await exported(hall, token, { format: 'pdf' })).json();
    expect(refused).toMatchObject({ code: 500, data: { rule: 'too-many-for-pdf', params: { total: 10_001, maximum: 10_000 } } });
    expect((await exported(hall, token)).headers['x-row-count']).toBe('10001');
  });

  it('EXPORT-3 that cannot be made is said to have failed, in the words of the specification', async () => {
    const { hall, token } = await withLoans('x');
    Object.assign(hall.services, { fileMaker: new URL('file:///no/such/program.js') });
    expect((await exported(hall, token, { format: 'pdf' })).json()).toMatchObject({
      code: 500,
      message: '下载pdf失败',
      data: { rule: 'pdf-failed' },
    });
    expect((await exported(hall, token)).json()).toMatchObject({ code: 999 });
  });
});

const SIGN_INS = exportOf(['at', 'userName', 'staffNumber', 'person', 'address', 'browser', 'way', 'result'], { format: 'pdf' });
