import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { letGoOfPreviews } from '../../core/let-go-of-previews.ts';
import { csvOf, PEOPLE_HEAD, peopleLines, xlsxOf } from '../../testing/import-files.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { testHall } from '../../testing/test-hall.ts';

interface Preview {
  readonly id: string;
  readonly before?: object;
}
interface Row {
  readonly line: number;
  readonly duplicate: string;
  readonly faults: readonly { readonly id: string; readonly text: { readonly zh: string; readonly en: string } }[];
}

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const file = (...lines: string[][]) => csvOf([[...PEOPLE_HEAD], ...lines]);
const [ONE = [], TWO = [], THREE = []] = peopleLines(3);
const changed = (line: readonly string[], field: number, text: string) => line.with(field, text);

async function withImporter() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/imports/${call}`, body, token);
  const upload = async (content: string | Uint8Array, name = 'people.csv') => {
    const { data } = await post('upload', { importId: 'system.accounts.import', name, content: base64(content) });
    return data as Preview;
  };
  const run = (id: string | undefined, mode: 'sound' | 'all' = 'sound', again = '0') =>
    post('run', { importId: 'system.accounts.import', ...(id && { id }), mode, again });
  const rows = async (id: string, shown = 'all') => (await post('rows', { id, shown, limit: 100 })).data as { total: number; rows: Row[] };
  const people = () => hall.services.database.read.person.count();
  return { hall, token, post, upload, run, rows, people };
}

describe('IMPORT-1 SYS-2 the import of people', () => {
  it('IMPORT-1 SYS-2 adds the sound rows, tells the log of each, and says what is left out', async () => {
    const { hall, upload, run, people } = await withImporter();
    const before = await people();
    const preview = await upload(file(ONE, changed(TWO, 6, '12345'), THREE));
    expect(preview).toMatchObject({ total: 3, sound: 2, faulty: 1, duplicates: 0, fileName: 'people.csv' });
    expect(await people()).toBe(before);
    expect(await run(preview.id)).toMatchObject({ code: 200, data: { added: 2, leftOut: 1 } });
    expect(await people()).toBe(before + 2);
    const entries = await hall.services.database.read.operationRecord.findMany({
      where: { action: 'imports.run' },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { kind: 'change', actionEn: 'Add a person', target: '员0（7000000）', targetEn: 'Person 0 (7000000)' },
      { kind: 'change', actionEn: 'Add a person', target: '员2（7000002）' },
      { kind: 'change', actionEn: 'Import data', target: 'people.csv', changes: [{ after: '2' }, { after: '1' }] },
    ]);
  });

  it('IMPORT-1 SYS-7 the log tells what was given of a person, but not the ID number', async () => {
    const { hall, upload, run } = await withImporter();
    const head = [...PEOPLE_HEAD, '联系电话', '邮箱'];
    const line = [...changed(changed(ONE, 6, '13800138000'), 7, '11010519491231002X'), '0731-88821104', 'one@example.edu.cn'];
    await run((await upload(csvOf([head, line]))).id);
    const { changes } = await hall.services.database.read.operationRecord.findFirstOrThrow({ where: { actionEn: 'Add a person' } });
    expect((changes as object[]).slice(2)).toMatchObject([
      { fieldEn: 'Mobile phone', before: '', after: '13800138000' },
      { fieldEn: 'Contact phone', after: '0731-88821104' },
      { fieldEn: 'Email', after: 'one@example.edu.cn' },
      { fieldEn: 'ID number', after: '******' },
    ]);
  });

  it('IMPORT-1 all or nothing adds nobody where a row is faulty, and names its line', async () => {
    const { upload, run, people } = await withImporter();
    const before = await people();
    const faulty = await upload(file(ONE, changed(TWO, 1, '')));
    expect(await run(faulty.id, 'all')).toMatchObject({ code: 500, data: { rule: 'import-faulty', params: { line: 3 } } });
    expect(await people()).toBe(before);
    const sound = await upload(file(ONE, TWO));
    expect(await run(sound.id, 'all')).toMatchObject({ code: 200, data: { added: 2, leftOut: 0 } });
    expect(await people()).toBe(before + 2);
  });

  it.each<[string, number, string, string, string]>([
    ['a name that is missing', 2, '', '姓名不能为空', 'Name is required'],
    ['a department that is not there', 4, '新学院', '没有名为“新学院”的部门', 'There is no department “新学院”'],
    ['a role that is not there', 5, '审计员们', '没有名为“审计员们”的角色', 'There is no role “审计员们”; there are'],
    ['the administrator', 5, 'admin', '管理员角色不能通过导入授予', 'Nobody becomes an administrator by an import'],
    ['a phone that is none', 6, '12345', '请输入有效的手机号码', 'Enter a valid mobile number'],
    ['an ID number that is none', 7, '110105194912310021', '校验位错误', 'The check digit of the ID number is not correct'],
    ['a number that a spreadsheet program has rounded', 7, '1.10105E+17', '该数字过长', 'The number is too long'],
  ])('IMPORT-1 SYS-2 %s is said at its cell', async (_, field, text, zh, en) => {
    const { upload, rows } = await withImporter();
    const { id } = await upload(file(changed(ONE, field, text)));
    const {
      rows: [row],
    } = await rows(id, 'faulty');
    expect(row).toMatchObject({
      line: 2,
      duplicate: '0',
      faults: [{ text: { zh: expect.stringContaining(zh), en: expect.stringContaining(en) } }],
    });
  });

  it('IMPORT-1 a cell that is calculated, holds an error or has lost digits is said to, whatever it shows', async () => {
    const { upload, rows } = await withImporter();
    const formula: XLSX.CellObject = { t: 's', v: '员', f: 'CONCATENATE("员")' };
    const error: XLSX.CellObject = { t: 'e', v: 0x17 };
    const line = [ONE[0] ?? '', ONE[1] ?? '', formula, error, '财务处', '', '', 110105194912310020];
    const { id } = await upload(xlsxOf([[...PEOPLE_HEAD], line]), 'people.xlsx');
    const {
      rows: [row],
    } = await rows(id);
    expect(row?.faults.map(({ id: column, text }) => [column, text.en.slice(0, 20)])).toEqual([
      ['name', 'The cell has a formu'],
      ['nameEn', 'The cell holds an er'],
      ['idNumber', 'The number is too lo'],
    ]);
  });

  it('IMPORT-1 SYS-2 a number or name that somebody has, or that stands twice, is a duplicate, and blank lines count', async () => {
    const { upload, rows } = await withImporter();
    const preview = await upload(file(changed(ONE, 0, '2001001'), [], TWO, changed(THREE, 1, (TWO[1] ?? '').toUpperCase())));
    expect(preview).toMatchObject({ total: 3, sound: 0, faulty: 3, duplicates: 3 });
    const found = await rows(preview.id, 'duplicate');
    expect(found.rows.map(({ line, faults }) => [line, faults[0]?.id, faults[0]?.text.en])).toEqual([
      [2, 'staffNumber', 'Already exists'],
      [4, 'userName', 'Also in line 5'],
      [5, 'userName', 'Also in line 4'],
    ]);
  });

  it('IMPORT-1 the faulty rows come as a file with what is wrong, and nothing in it is a formula', async () => {
    const { hall, token, upload } = await withImporter();
    const { id } = await upload(file(ONE, changed(changed(TWO, 2, '\u3000=1+1'), 6, '12345')));
    const answer = await hall.fastify.inject({
      method: 'POST',
      url: '/api/imports/faults',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ id, locale: 'en' }),
    });
    const sheet = XLSX.read(answer.rawPayload).Sheets['faulty rows'] ?? {};
    expect(XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 })).toEqual([
      ['Line', 'Staff number', 'User name', 'Name', 'Name in English', 'Department', 'Roles', 'Mobile phone', 'ID number', 'What is wrong'],
      expect.arrayContaining([
        '3',
        '7000001',
        "'\u3000=1+1",
        expect.stringMatching(/^Name: The cell has a formula[^\n]*\nMobile phone: Enter[^\n]*$/),
      ]),
    ]);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('people faulty rows.xlsx');
    expect(await upload(answer.rawPayload, 'given back.xlsx')).toMatchObject({ total: 1, sound: 0, faulty: 1 });
  });

  it('IMPORT-1 the same file is recognised, and imported again by who knows that', async () => {
    const { hall, upload, run } = await withImporter();
    const first = await upload(file(ONE, changed(TWO, 6, '1')));
    expect(first.before).toBeUndefined();
    await run(first.id);
    await hall.services.database.unitOfWork((tx) => tx.person.delete({ where: { staffNumber: ONE[0] ?? '' } }));
    const second = await upload(file(ONE, changed(TWO, 6, '1')), 'another name.csv');
    expect(second.before).toMatchObject({ ygmc: expect.any(String), at: expect.stringMatching(/^\d{4}-/) });
    expect(await run(second.id)).toMatchObject({ code: 500, data: { rule: 'import-again', params: { staffNumber: '2001001' } } });
    expect(await run(second.id, 'sound', '1')).toMatchObject({ code: 200, data: { added: 1, leftOut: 1 } });
  });

  it('IMPORT-1 nothing is imported before it was uploaded, by who uploaded something else, or after an hour', async () => {
    const { hall, upload, run, post, rows } = await withImporter();
    const first = { code: 404, message: '请先导入数据', data: { rule: 'import-first' } };
    expect(await run(undefined)).toMatchObject(first);
    const { id } = await upload(file(ONE));
    await makeRole(hall, 'importers', 'system.accounts.import');
    const other = await signInWith(hall, 'importers');
    for (const call of ['rows', 'preview', 'faults'])
      expect(await hall.post(`/api/imports/${call}`, { id, ...(call === 'faults' && { locale: 'zh' }) }, other)).toMatchObject(first);
    expect(await hall.post('/api/imports/run', { importId: 'system.accounts.import', id, mode: 'sound' }, other)).toMatchObject(first);
    await hall.post('/api/imports/discard', { id }, other);
    expect((await rows(id)).total).toBe(1);
    hall.clock.advance(3_600_000);
    expect(await run(id)).toMatchObject(first);
    await upload(file(TWO));
    expect(await hall.services.database.read.importRow.count({ where: { draftId: id } })).toBe(0);
    await post('discard', { id });
  });

  it('IMPORT-1 SEC-5 what was read is let go of once its hour is over', async () => {
    const { hall, upload } = await withImporter();
    const { read } = hall.services.database;
    const left = async () => [await read.importDraft.count(), await read.importRow.count()];
    await upload(file(ONE, TWO));
    await letGoOfPreviews(hall.services);
    expect(await left()).toEqual([1, 2]);
    hall.clock.advance(3_600_000);
    await letGoOfPreviews(hall.services);
    expect(await left()).toEqual([0, 0]);
  });

  it('IMPORT-1 a person has one preview of a kind: a new one takes its place', async () => {
    const { hall, upload, run } = await withImporter();
    const { id } = await upload(file(ONE));
    await upload(file(TWO));
    expect(await run(id)).toMatchObject({ code: 404, data: { rule: 'import-first' } });
    expect(await hall.services.database.read.importRow.count()).toBe(1);
  });

  it('IMPORT-1 what is pressed twice is added once, and answered twice', async () => {
    const { upload, run, people } = await withImporter();
    const before = await people();
    const { id } = await upload(file(ONE, TWO));
    const answers = await Promise.all([run(id), run(id), run(id, 'all')]);
    expect(answers.map(({ code, data }) => [code, data])).toEqual(answers.map(() => [200, { added: 2, leftOut: 0 }]));
    expect(await people()).toBe(before + 2);
  });

  it('IMPORT-1 a number that somebody has taken meanwhile is left out, or keeps all others out, and shows at its cell', async () => {
    const { upload, run, rows, hall } = await withImporter();
    const { id } = await upload(file(ONE, TWO));
    await hall.services.database.unitOfWork((tx) =>
      tx.person.update({ where: { userName: 'staff' }, data: { staffNumber: TWO[0] ?? '' } }),
    );
    expect(await run(id, 'all')).toMatchObject({ code: 500, data: { rule: 'import-faulty', params: { line: 3 } } });
    expect((await rows(id, 'faulty')).rows).toMatchObject([{ line: 3, duplicate: '1', faults: [{ id: 'staffNumber' }] }]);
    const entries = await hall.services.database.read.operationRecord.findMany({ where: { action: 'imports.run' } });
    expect(entries.map(({ result }) => result)).not.toContain('200');
    expect(await run(id)).toMatchObject({ code: 200, data: { added: 1, leftOut: 1 } });
  });

  it('IMPORT-1 SEC-1 is for who may import', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const asked = { importId: 'system.accounts.import', name: 'a.csv', content: base64(file(ONE)) };
    expect(await hall.post('/api/imports/upload', asked, token)).toMatchObject({ code: 403 });
    expect(await hall.post('/api/imports/template', { importId: 'system.accounts.import', locale: 'zh' }, token)).toMatchObject({
      code: 403,
    });
    expect(await hall.post('/api/imports/run', { importId: 'system.accounts.import', mode: 'sound' }, token)).toMatchObject({ code: 403 });
    const unknown = await hall.post('/api/imports/upload', { ...asked, importId: 'constructor' }, await hall.signIn('admin'));
    expect(unknown).toMatchObject({ code: 404, data: { rule: 'choice', field: 'importId' } });
  });

  it('SYS-2 AUTH-1 who was imported signs in with no password until one is given', async () => {
    const { hall, token, upload, run } = await withImporter();
    const { id } = await upload(file(ONE));
    await run(id);
    for (const password of ['', 'Hall@2026', ONE[1] ?? '']) expect((await hall.trySignIn(ONE[1] ?? '', password)).code).not.toBe(200);
    const { data } = await hall.post('/api/yhxx/glupdateyhmm', { ygbh: ONE[0] }, token);
    expect((await hall.trySignIn(ONE[1] ?? '', (data as { mm: string }).mm)).code).toBe(200);
  });
});

describe('IMPORT-1 the template', () => {
  const fetched = async (locale: 'zh' | 'en') => {
    const { hall, token } = await withImporter();
    const { rawPayload } = await hall.fastify.inject({
      method: 'POST',
      url: '/api/imports/template',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ importId: 'system.accounts.import', locale }),
    });
    return rawPayload;
  };

  it.each([
    ['zh', '工号 *', '财务处', '数据分析员'],
    ['en', 'Staff number *', 'Finance Office', 'Data analyst'],
  ] as const)('IMPORT-1 in %s marks what is required, and lists what can be chosen', async (locale, heading, department, role) => {
    const content = await fetched(locale);
    const book = XLSX.read(content);
    const [data = '', help = '', lists = ''] = book.SheetNames;
    const lines = (name: string) => XLSX.utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 });
    expect(lines(data)).toHaveLength(1);
    expect(lines(data)[0]?.[0]).toBe(heading);
    expect(lines(help)).toHaveLength(11);
    expect(lines(lists).flat()).toEqual(expect.arrayContaining([department, role]));
    const { sheets } = await readXlsx(content);
    expect(sheets[0]?.dataValidations).toMatchObject([
      { type: 'list', range: 'E2:E20001', formula1: expect.stringMatching(/\$A\$2:\$A\$\d+$/) },
      { type: 'list', range: 'F2:F20001', formula1: expect.stringMatching(/\$B\$2:\$B\$\d+$/) },
    ]);
  });

  it('IMPORT-1 keeps what is typed into it as a text, so that no number is rounded', async () => {
    const zip = XLSX.CFB.read(await fetched('zh'), { type: 'buffer' });
    const part = (name: string) => Buffer.from(XLSX.CFB.find(zip, name)?.content ?? []).toString();
    const styles = [...part('/xl/worksheets/sheet1.xml').matchAll(/<col style="(\d+)"/g)].map(([, style]) => Number(style));
    const formats = [...(/<cellXfs.*<\/cellXfs>/.exec(part('/xl/styles.xml'))?.[0] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(
      ([, id]) => id,
    );
    expect(styles).toHaveLength(10);
    for (const style of styles) expect(part('/xl/styles.xml')).toContain(`numFmtId="${formats[style]}" formatCode="@"`);
  });

  it('IMPORT-1 is read as it is, once it is filled in', async () => {
    const { upload } = await withImporter();
    const book = XLSX.read(await fetched('en'));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    XLSX.utils.sheet_add_aoa(sheet, [['7000009', 'u9', '九', 'Nine', 'Finance Office', 'Data analyst']], { origin: 'A2' });
    expect(await upload(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }), 'template.xlsx')).toMatchObject({
      total: 1,
      sound: 1,
      sheet: 'Data',
    });
  });
});
