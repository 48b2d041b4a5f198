import { IMPORT_MAX_BYTES } from '@hall/contract/imports';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { csvOf, PEOPLE_HEAD, peopleLines, withHiddenPart, withPart, xlsxOf, zipOfZeros } from '../../testing/import-files.ts';
import { testHall } from '../../testing/test-hall.ts';

const [LINE = []] = peopleLines(1);
const SOUND = xlsxOf([[...PEOPLE_HEAD], LINE]);
const CSV = csvOf([[...PEOPLE_HEAD], LINE]);
const sheets = [{ name: 'People', rows: [[...PEOPLE_HEAD], LINE] }];
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
const xls = () => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[...PEOPLE_HEAD], LINE]));
  return XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};
const docx = () => withPart(SOUND, '[Content_Types].xml', '<Types><Override ContentType="application/word.document.main+xml"/></Types>');
const sheetOf = (cell: string) =>
  withPart(
    SOUND,
    'xl/worksheets/sheet1.xml',
    `<worksheet><sheetData><row r="${/\d+/.exec(cell)}"><c r="${cell}"><v>1</v></c></row></sheetData></worksheet>`,
  );
const xlsm = () =>
  withPart(SOUND, '[Content_Types].xml', '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>');
const merged = (sheet: XLSX.WorkSheet) => {
  sheet['!merges'] = [XLSX.utils.decode_range('A3:B4')];
};

async function withImporter() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const { read } = hall.services.database;
  const present = async () => [
    await read.person.count(),
    await read.department.count(),
    await read.importDraft.count(),
    await read.importRow.count(),
  ];
  const upload = (name: string, content: string | Uint8Array) =>
    hall.post('/api/imports/upload', { importId: 'system.accounts.import', name, content: Buffer.from(content).toString('base64') }, token);
  return { hall, token, present, upload };
}

describe('IMPORT-1 a file that cannot be imported is refused with what is wrong with it, and nothing changes', () => {
  it.each<[string, string, () => string | Uint8Array | Promise<Uint8Array>, string, object?]>([
    ['nothing in it', 'a.csv', () => '', 'file-empty'],
    ['more than 10 MB', 'a.csv', () => Buffer.alloc(IMPORT_MAX_BYTES + 1, 65), 'import-size'],
    ['a bomb of one part', 'a.xlsx', () => zipOfZeros([['[Content_Types].xml', 200_000_000]]), 'import-inside'],
    ['a bomb of many parts', 'a.xlsx', () => zipOfZeros(Array.from({ length: 600 }, (_, part) => [`p${part}`, 1])), 'import-inside'],
    ['a part that stands as empty in its directory', 'a.xlsx', () => withHiddenPart(SOUND, 'xl/worksheets/sheet1.xml'), 'import-no-rows'],
    ['a row that no sheet can have', 'a.xlsx', () => sheetOf('A4294967294'), 'import-damaged'],
    ['a column that no sheet can have', 'a.xlsx', () => sheetOf('FXSHRXW2'), 'import-damaged'],
    [
      'a cell of which more would be said than a server can hold',
      'a.xlsx',
      () => xlsxOf([[...PEOPLE_HEAD], ...Array.from({ length: 300 }, () => LINE.with(5, 'a,'.repeat(16_000)))]),
      'import-inside',
    ],
    [
      'one text that fills it by being shown everywhere',
      'a.xlsx',
      () => xlsxOf([[...PEOPLE_HEAD], ...Array.from({ length: 2_000 }, () => ['x'.repeat(32_000)])]),
      'import-inside',
    ],
    [
      'a cell far to the right',
      'a.xlsx',
      () => xlsxOf([[...PEOPLE_HEAD], LINE, [...Array.from({ length: 16_000 }, () => ''), 'x']]),
      'import-heading-blank',
      { column: 9 },
    ],
    [
      'more columns than anybody fills in',
      'a.xlsx',
      () => xlsxOf([Array.from({ length: 300 }, (_, index) => `c${index}`), LINE]),
      'import-inside',
    ],
    ['macros', 'a.xlsx', () => withPart(SOUND, 'xl/vbaProject.bin', 'x'), 'import-macros'],
    ['macros, and is called so', 'a.xlsm', () => withPart(SOUND, 'xl/vbaProject.bin', 'x'), 'import-macros'],
    ['the type of a file with macros, without any', 'a.xlsx', xlsm, 'import-macros'],
    ['the format of Excel before 2007', 'a.xls', xls, 'import-old'],
    ['that format under another name', 'a.xlsx', xls, 'import-old'],
    ['a password', 'a.xlsx', () => writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 10 } }), 'import-encrypted'],
    ['a picture that is called a spreadsheet', 'a.xlsx', () => png, 'import-kind'],
    ['a picture that is called a text', 'a.csv', () => png, 'import-kind'],
    ['a text that is called a spreadsheet', 'a.xlsx', () => CSV, 'import-kind'],
    ['a spreadsheet that is called a text', 'a.csv', () => SOUND, 'import-kind'],
    ['a page that is called a spreadsheet', 'a.xls', () => '<html><table></table></html>', 'import-kind'],
    ['a page that is called a text', 'a.csv', () => '<html><table></table></html>', 'import-kind'],
    ['a document that is called a spreadsheet', 'a.xlsx', docx, 'import-kind'],
    ['a name without an ending', 'people', () => CSV, 'import-kind'],
    ['a part cut off', 'a.xlsx', () => SOUND.subarray(0, SOUND.length / 2), 'import-damaged'],
    ['an encoding that nobody knows', 'a.csv', () => Buffer.from('b9a4bac5ff', 'hex'), 'import-text'],
    ['a quotation mark without its counterpart', 'a.csv', () => `${CSV}\r\n"1,2`, 'import-quote', { line: 3 }],
    ['headings alone', 'a.csv', () => csvOf([[...PEOPLE_HEAD]]), 'import-no-rows'],
    ['blank lines alone', 'a.csv', () => '\r\n ,,\r\n', 'import-no-rows'],
    [
      'headings that nobody knows',
      'a.csv',
      () => CSV.replace('手机号,身份证号', '鞋码,帽号'),
      'import-heading-unknown',
      {
        headings: '鞋码、帽号',
        headingsEn: '鞋码, 帽号',
        expected: '工号*、用户名*、姓名*、英文姓名*、部门*、角色、手机号、联系电话、邮箱、身份证号',
        expectedEn: expect.stringMatching(/^Staff number\*, User name\*, .*, Roles, Mobile phone, /),
      },
    ],
    [
      'no heading of a column that has to be there',
      'a.csv',
      () => '工号,用户名,姓名\n1,2,3',
      'import-heading-missing',
      { headings: '英文姓名、部门', headingsEn: 'Name in English, Department' },
    ],
    ['a heading twice', 'a.csv', () => CSV.replace('手机号', '工号'), 'import-heading-twice', { headings: '工号', headingsEn: '工号' }],
    ['a column without a heading', 'a.csv', () => CSV.replace('手机号', ''), 'import-heading-blank', { column: 7 }],
    ['merged cells', 'a.xlsx', () => xlsxOf([[...PEOPLE_HEAD], LINE, LINE, LINE], merged), 'import-merged', { range: 'A3:B4' }],
    [
      'more than 20,000 rows',
      'a.csv',
      () => csvOf([[...PEOPLE_HEAD], ...peopleLines(20_001)]),
      'import-rows',
      { total: 20_001, maximum: 20_000 },
    ],
  ])(
    'IMPORT-1 SYS-2 %s',
    async (_, name, make, rule, params = {}) => {
      const { present, upload } = await withImporter();
      const before = await present();
      const answer = await upload(name, await make());
      expect(answer).toMatchObject({ code: 404, data: { rule, field: 'content', ...(Object.keys(params).length > 0 && { params }) } });
      expect(answer.message).not.toContain('{');
      expect(await present()).toEqual(before);
    },
    30_000,
  );

  it('IMPORT-1 what is no base64 is nothing', async () => {
    const { hall, token } = await withImporter();
    const answer = await hall.post('/api/imports/upload', { importId: 'system.accounts.import', name: 'a.csv', content: '<%>' }, token);
    expect(answer).toMatchObject({ code: 404, data: { rule: 'file-empty' } });
  });
});

/** A csv of the one person in GB 18030: 工号,用户名,姓名,英文姓名,部门 / 7000000,u7000000,王三,Wang San,财务处. */
const GB18030 = Buffer.from(
  'b9a4bac52cd3c3bba7c3fb2cd0d5c3fb2cd3a2cec4d0d5c3fb2cb2bfc3c50a373030303030302c75373030303030302ccdf5c8fd2c57616e672053616e2cb2c6cef1b4a60a',
  'hex',
);
const short = [PEOPLE_HEAD.slice(0, 5), ['7000000', 'u7000000', '王三', 'Wang San', '财务处']];

describe('IMPORT-1 a file is read however spreadsheet programs write it', () => {
  it.each<[string, string, () => string | Uint8Array]>([
    ['UTF-8', 'a.csv', () => csvOf(short)],
    ['UTF-8 with its mark', 'a.CSV', () => `\ufeff${csvOf(short)}`],
    ['UTF-16', 'a.csv', () => Buffer.from(`\ufeff${csvOf(short, '\t')}`, 'utf16le')],
    ['GB 18030', 'a.csv', () => GB18030],
    ['semicolons', 'a.csv', () => csvOf(short, ';')],
    ['tabs', 'a.csv', () => csvOf(short, '\t')],
    ['quotation marks', 'a.csv', () => csvOf(short.map((cells) => cells.map((cell) => `"${cell}"`)))],
    ['blank columns at the right', 'a.csv', () => csvOf(short.map((cells) => [...cells, '', ' ']))],
    [
      'headings as the template has them',
      'a.csv',
      () => csvOf([['Staff number *', 'User name *', 'Name *', 'Name in English *', 'department*'], short[1] ?? []]),
    ],
    [
      'a spreadsheet with numbers for texts',
      'a.xlsx',
      () => xlsxOf([[...PEOPLE_HEAD.slice(0, 5)], [7_000_000, 'u7000000', '王三', 'Wang San', '财务处']]),
    ],
    [
      'a sheet before it that is hidden',
      'a.xlsx',
      () =>
        xlsxOf([['secret']], (_, book) => {
          XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(short as string[][]), 'Shown');
          book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
        }),
    ],
  ])('IMPORT-1 %s', async (_, name, make) => {
    const { hall, token, upload } = await withImporter();
    const answer = await upload(name, make());
    expect(answer).toMatchObject({ code: 200, data: { total: 1, sound: 1, faulty: 0 } });
    const { id } = answer.data as { id: string };
    const { data } = await hall.post('/api/imports/rows', { id }, token);
    expect(data).toMatchObject({ rows: [{ line: 2, cells: ['7000000', 'u7000000', '王三', 'Wang San', '财务处'], faults: [] }] });
  });
});
