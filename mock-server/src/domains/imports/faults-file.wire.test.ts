import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { csvOf, PEOPLE_HEAD, peopleLines } from '../../testing/import-files.ts';
import { testHall } from '../../testing/test-hall.ts';

const named = (peopleLines(1)[0] ?? []).slice(1);
const FAULTY = ['', ...named.slice(0, 3), '甲', '乙、丙', '12345', ''];

/** What the file of faulty rows says of the first of them. */
async function saidOf(line: readonly string[], locale: 'zh' | 'en'): Promise<string | undefined> {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const content = Buffer.from(csvOf([[...PEOPLE_HEAD], line])).toString('base64');
  const { data } = await hall.post('/api/imports/upload', { importId: 'system.accounts.import', name: 'a.csv', content }, token);
  const { rawPayload } = await hall.fastify.inject({
    method: 'POST',
    url: '/api/imports/faults',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ id: (data as { id: string }).id, locale }),
  });
  const { Sheets, SheetNames } = XLSX.read(rawPayload);
  const [, cells = []] = XLSX.utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
  return cells.at(-1);
}

it.each([
  ['zh', [/^工号不能为空$/, /^没有名为“甲”的部门$/, /^没有名为“乙”的角色；可选：[^“]*；没有名为“丙”的角色/, /^请输入有效的手机号码$/]],
  [
    'en',
    [
      /^Staff number is required$/,
      /^There is no department “甲”$/,
      /^Roles: There is no role “乙”.*; There is no role “丙”/,
      /^Mobile phone: Enter /,
    ],
  ],
] as const)('IMPORT-1 SYS-2 the file of faulty rows names each field once, in a line of its own: %s', async (locale, lines) => {
  expect((await saidOf(FAULTY, locale))?.split('\n')).toEqual(lines.map((line) => expect.stringMatching(line)));
});

it.each([
  ['zh', '工号：系统中已存在'],
  ['en', 'Staff number: Already exists'],
] as const)('IMPORT-1 the file of faulty rows names the field of a fault that does not: %s', async (locale, said) => {
  expect(await saidOf(['2001001', ...named], locale)).toBe(said);
});
