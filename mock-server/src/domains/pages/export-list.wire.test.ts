import type { ExportRequest } from '@hall/contract/exchange';
import { describe, expect, it } from 'vitest';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

/** One more than a file may have. */
const MANY = 20_001;

const attempt = { address: '10.0.0.9', browser: 'a browser', way: 'password', result: '402' };

/** Adds sign-ins, the last of them the latest. */
async function signInsOf({ services: { database }, clock }: TestHall, ...names: readonly { userName: string; staffNumber?: string }[]) {
  const from = clock.now().getTime() - names.length * 1000;
  const data = names.map((name, index) => ({ ...attempt, ...name, at: new Date(from + index * 1000) }));
  await database.unitOfWork((tx) => tx.signInRecord.createMany({ data }));
  const rows = await database.read.signInRecord.findMany({ where: { address: attempt.address }, orderBy: { at: 'asc' } });
  return rows.map(({ id }) => String(id));
}

const chosen = async (hall: TestHall, token: string, keys: readonly string[], more: Partial<ExportRequest> = {}) => {
  const asked = exportOf(['userName'], { scope: 'selected', keys: [...keys], ...more });
  return askExport(hall, '/api/logs/export-sign-ins', asked, token);
};

describe('TABLE-9 the rows chosen on a page', () => {
  it('TABLE-9 are exported alone, in the order of the list, however many rows the list has', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const keys = await signInsOf(hall, ...Array.from({ length: MANY }, (_, index) => ({ userName: `person-${index}` })));
    const two = [keys[7] as string, keys[MANY - 2] as string];
    expect(rowsOf((await chosen(hall, token, two)).rawPayload)).toEqual([[`person-${MANY - 2}`], ['person-7']]);
    const upwards = { query: [{ id: 'sortField', value: 'at' }] };
    expect(rowsOf((await chosen(hall, token, two, upwards)).rawPayload)).toEqual([['person-7'], [`person-${MANY - 2}`]]);
    expect((await chosen(hall, token, two, { scope: 'all' })).json()).toMatchObject({ code: 500, data: { rule: 'too-many' } });
  });

  it('TABLE-9 are none where no row has the key, and no others', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const [first] = await signInsOf(hall, { userName: 'one' }, { userName: 'another' });
    for (const keys of [[], ['none'], ['0'], [`0${first}`], [` ${first}`], ['1e3'], ['99999999999999999999']])
      expect((await chosen(hall, token, keys)).json()).toMatchObject({ code: 'EXPORTCODE' });
    expect(rowsOf((await chosen(hall, token, [first as string, 'none'])).rawPayload)).toEqual([['one']]);
  });

  it('SYS-15 are those of the scope, whatever keys are named', async () => {
    const hall = await testHall();
    const { database } = hall.services;
    const { staffNumber } = await database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
    const permissions = { create: { permissionId: 'logs.sign-ins', scope: 'own' } };
    const people = { create: { person: { connect: { userName: 'leader' } } } };
    await database.unitOfWork((tx) =>
      tx.role.create({ data: { id: 'own-log', name: '本人日志', nameEn: 'Own log', remark: '', permissions, people } }),
    );
    const token = await hall.signIn('leader');
    const keys = await signInsOf(
      hall,
      { userName: 'leader', staffNumber },
      { userName: 'other', staffNumber: 'other' },
      { userName: 'nobody' },
    );
    expect(rowsOf((await chosen(hall, token, keys)).rawPayload)).toEqual([['leader']]);
    expect((await chosen(hall, token, keys.slice(1))).json()).toMatchObject({ code: 'EXPORTCODE' });
  });
});

it('SYS-15 EXPORT-1 a file has columns of the pages that the person may read, and no others', async () => {
  const hall = await testHall();
  await makeRole(hall, 'digest', 'logs.sign-in-digest');
  await makeRole(hall, 'log', 'logs.sign-ins');
  const ask = async (columnId: string, ...roles: string[]) =>
    askExport(hall, '/api/logs/export-sign-ins', exportOf([columnId], { scope: 'page' }), await signInWith(hall, ...roles));
  expect(rowsOf((await ask('userName', 'digest')).rawPayload).length).toBeGreaterThan(0);
  expect((await ask('browser', 'digest')).json()).toMatchObject({ code: 404, data: { field: 'fieldList', rule: 'choice' } });
  expect(rowsOf((await ask('browser', 'digest', 'log')).rawPayload).length).toBeGreaterThan(0);
});
