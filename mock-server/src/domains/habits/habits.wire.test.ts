import { expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const idOf = async (hall: TestHall, token: string) => ((await hall.get('/api/yhxx', token)).data as { rydm: string }).rydm;
const read = (hall: TestHall, token: string, userId: string) => hall.post('/api/xtUserHabits/getUserHabitsInfo', { userId }, token);
const save = (hall: TestHall, token: string, body: object) => hall.post('/api/xtUserHabits/saveUserHabits', body, token);

it('SHELL-9 keeps each habit of a person, and the last value of it', async () => {
  const hall = await testHall();
  const other = await hall.signIn('admin');
  await save(hall, other, { userId: await idOf(hall, other), habitId: 'isTags', habitValue: '1' });
  const token = await hall.signIn('staff');
  const userId = await idOf(hall, token);
  expect((await read(hall, token, userId)).data).toEqual([]);
  for (const [habitId, habitValue] of [
    ['pageAsideHead', '2'],
    ['pageAsideHead', '3'],
    ['dataDisplayNum', '15'],
    ['isBreadcrumb', '010'],
    ['isTags', '0'],
  ])
    expect(await save(hall, token, { userId, habitId, habitValue })).toMatchObject({ code: 200 });
  const again = await hall.signIn('staff');
  expect((await read(hall, again, userId)).data).toEqual([
    { userId, habitId: 'isBreadcrumb', habitValue: '010' },
    { userId, habitId: 'pageAsideHead', habitValue: '3' },
    { userId, habitId: 'dataDisplayNum', habitValue: '15' },
    { userId, habitId: 'isTags', habitValue: '0' },
  ]);
});

it.each([
  ['pageAsideHead', '4', 'choice'],
  ['pageAsideHead', '', 'choice'],
  ['dataDisplayNum', '', 'required'],
  ['dataDisplayNum', '1o', 'page-size-digits'],
  ['dataDisplayNum', '0', 'page-size-range'],
  ['dataDisplayNum', '101', 'page-size-range'],
  ['isBreadcrumb', '1', 'choice'],
  ['isTags', '010', 'choice'],
])('SHELL-9 refuses %s = "%s" by the rule %s and changes nothing', async (habitId, habitValue, rule) => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const userId = await idOf(hall, token);
  expect(await save(hall, token, { userId, habitId, habitValue })).toMatchObject({ code: 404, data: { field: 'habitValue', rule } });
  expect((await read(hall, token, userId)).data).toEqual([]);
});

it('SHELL-9 refuses an unknown habit, and the habits of somebody else', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const userId = await idOf(hall, token);
  const other = await idOf(hall, await hall.signIn('admin'));
  expect(await save(hall, token, { userId, habitId: 'colour', habitValue: '1' })).toMatchObject({ code: 404, data: { field: 'habitId' } });
  expect(await save(hall, token, { userId: other, habitId: 'isTags', habitValue: '0' })).toMatchObject({ code: 403 });
  expect(await read(hall, token, other)).toMatchObject({ code: 403 });
  expect((await read(hall, await hall.signIn('admin'), other)).data).toEqual([]);
});

it('SYS-7 SHELL-9 a change of a habit is in the operation log', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const userId = await idOf(hall, token);
  await save(hall, token, { userId, habitId: 'isTags', habitValue: '1' });
  await save(hall, token, { userId, habitId: 'isTags', habitValue: '0' });
  await hall.services.recorder.flush();
  const rows = await hall.services.database.read.operationRecord.findMany({
    where: { module: 'habits', target: '标签栏' },
    orderBy: { id: 'desc' },
  });
  expect(rows[0]?.changes).toEqual([
    { field: '标签栏', fieldEn: 'Tab bar', before: '显示', beforeEn: 'Shown', after: '不显示', afterEn: 'Hidden' },
  ]);
});
