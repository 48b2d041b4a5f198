import type { ImportPreview } from '@hall/contract/imports';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { csvOf, PEOPLE_HEAD, peopleLines } from '../../testing/import-files.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const IMPORT = 'system.accounts.import';
const [LINE = []] = peopleLines(1);

/** What is wrong with a person with a field changed, by a token. */
async function faultsOf(hall: TestHall, token: string, changes: Record<number, string>): Promise<string[]> {
  const line = LINE.map((text, field) => changes[field] ?? text);
  const content = Buffer.from(csvOf([[...PEOPLE_HEAD], line])).toString('base64');
  const { data } = await hall.post('/api/imports/upload', { importId: IMPORT, name: 'people.csv', content }, token);
  const { id } = data as Pick<ImportPreview, 'id'>;
  const { rows } = (await hall.post('/api/imports/rows', { id }, token)).data as {
    rows: { faults: { id: string; text: { en: string } }[] }[];
  };
  return rows.flatMap(({ faults }) => faults.map((fault) => `${fault.id}: ${fault.text.en}`));
}

/** The department of the person who imports. */
const ownDepartment = async ({ services: { database } }: TestHall) =>
  (await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' }, include: { department: true } })).department;

/** What the template lets somebody choose from. */
async function listed(hall: TestHall, token: string): Promise<string[]> {
  const { rawPayload } = await hall.fastify.inject({
    method: 'POST',
    url: '/api/imports/template',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ importId: IMPORT, locale: 'en' }),
  });
  const sheet = XLSX.read(rawPayload).Sheets.Values ?? {};
  return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 }).slice(1).flat();
}

it('IMPORT-1 SEC-1 an administrator gives people any role but that of administrators', async () => {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  expect(await faultsOf(hall, token, { [PEOPLE_HEAD.indexOf('角色')]: 'finclerk、noticeadmin' })).toEqual([]);
  expect(await faultsOf(hall, token, { [PEOPLE_HEAD.indexOf('角色')]: 'admin' })).toEqual([
    'roles: Nobody becomes an administrator by an import',
  ]);
});

describe('IMPORT-1 SEC-1 whoever imports people gives them nothing beyond the own', () => {
  it.each([
    ['everybody has', 'staff', ''],
    ['lets nobody do anything', 'analyst', ''],
    ['lets do a part of that', 'part', ''],
    ['lets do something else', 'auditors', 'You cannot give the role “auditors”: it may do what you may not'],
    ['shows more rows', 'wide', 'You cannot give the role “wide”: it may do what you may not'],
    ['is the administrator’s', 'admin', 'Nobody becomes an administrator by an import'],
  ])('IMPORT-1 SEC-1 a role that %s', async (_, role, fault) => {
    const hall = await testHall();
    await makeRole(hall, 'importers', IMPORT, 'logs.sign-ins');
    await makeRole(hall, 'part', 'logs.sign-ins');
    await makeRole(hall, 'auditors', 'logs.sign-ins', 'logs.operations');
    await makeRole(hall, 'wide', IMPORT);
    const { database } = hall.services;
    const scoped = { where: { roleId: { in: ['importers', 'part'] } }, data: { scope: 'department' } };
    await database.unitOfWork((tx) => tx.rolePermission.updateMany(scoped));
    const token = await signInWith(hall, 'importers');
    const { name } = await ownDepartment(hall);
    expect(await faultsOf(hall, token, { 4: name, 5: role })).toEqual(fault ? [`roles: ${fault}`] : []);
    const { nameEn } = await database.read.role.findUniqueOrThrow({ where: { id: role } });
    expect((await listed(hall, token)).includes(nameEn)).toBe(fault === '');
  });
});

describe('IMPORT-1 SEC-1 people come into departments within the scope of who imports them', () => {
  it('IMPORT-1 SEC-1 which alone the template lists', async () => {
    const hall = await testHall();
    await makeRole(hall, 'importers', IMPORT);
    const { database } = hall.services;
    await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'importers' }, data: { scope: 'department' } }));
    const own = await ownDepartment(hall);
    const other = await database.read.department.findFirstOrThrow({ where: { id: { not: own.id } } });
    const token = await signInWith(hall, 'importers');
    expect(await faultsOf(hall, token, { 4: own.name })).toEqual([]);
    expect(await faultsOf(hall, token, { 4: other.name })).toEqual([`department: There is no department “${other.name}”`]);
    const values = await listed(hall, token);
    expect(values).toContain(own.nameEn);
    expect(values).not.toContain(other.nameEn);
  });
});
