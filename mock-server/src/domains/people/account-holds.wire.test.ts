import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const SHUT_OUT = [
  ['locked', '/api/people/lock-account', { locked: '1' }, { locked: '0' }, { locked: true }],
  ['disabled', '/api/people/enable-account', { enabled: '0' }, { enabled: '1' }, { enabled: false }],
] as const;

async function hallOf() {
  const hall = await testHall();
  const person = (userName: string) => hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });
  const [{ id, staffNumber: ygbh }, by] = [await person('staff'), await person('admin')];
  const token = await hall.signIn('admin');
  const post = (path: string, body: object) => hall.post(path, { ygbh, ...body }, token);
  return { hall, id, by, post, person };
}

const lastEntry = async ({ services: { recorder, database } }: TestHall) => {
  await recorder.flush();
  return database.read.operationRecord.findFirstOrThrow({ where: { module: 'people' }, orderBy: { id: 'desc' } });
};

describe.each(SHUT_OUT)('AUTH-2 SYS-7 who is %s', (kind, path, out, back, state) => {
  it('AUTH-2 SYS-7 is so for a reason, kept with who gave it and when until it is undone', async () => {
    const { hall, id, by, post } = await hallOf();
    const holds = () => hall.services.database.read.accountHold.findMany({ where: { personId: id } });
    expect(await post(path, { ...out, reason: '  离职 ' })).toMatchObject({ code: 200 });
    const { staffNumber, name, nameEn } = by;
    expect(await holds()).toEqual([{ personId: id, kind, at: hall.clock.now(), staffNumber, name, nameEn, reason: '离职' }]);
    const told = { field: '原因', fieldEn: 'Reason', before: '', after: '离职' };
    expect((await lastEntry(hall)).changes).toEqual([expect.anything(), expect.objectContaining(told)]);
    expect(await post(path, back)).toMatchObject({ code: 200 });
    expect(await holds()).toEqual([]);
    expect((await lastEntry(hall)).changes).toContainEqual(expect.objectContaining({ field: '原因', before: '离职', after: '' }));
  });

  it.each([
    ['no reason', {}, 'required'],
    ['one of spaces', { reason: '  ' }, 'required'],
    ['one of characters that nobody sees', { reason: '\u200B\u202E' }, 'required'],
    ['one that is too long', { reason: '长'.repeat(101) }, 'too-long'],
  ])('AUTH-2 is not so with %s: it is said at the field, and nothing changes', async (_, reason, rule) => {
    const { hall, post, person } = await hallOf();
    const staff = await hall.signIn('staff');
    const before = await person('staff');
    expect(await post(path, { ...out, ...reason })).toMatchObject({ code: 404, data: { field: 'reason', rule } });
    expect(await person('staff')).toEqual(before);
    expect((await hall.get('/api/yhxx', staff)).code).toBe(200);
    expect(await hall.services.database.read.accountHold.count({ where: { personId: before.id } })).toBe(0);
  });

  it('AUTH-2 twice is so for the first reason, and the log tells of no second', async () => {
    const { hall, id, post, person } = await hallOf();
    await post(path, { ...out, reason: '离职' });
    expect((await post(path, { ...out, reason: '退休' })).code).toBe(200);
    expect(await person('staff')).toMatchObject(state);
    expect(await hall.services.database.read.accountHold.findMany({ where: { personId: id } })).toMatchObject([{ reason: '离职' }]);
    expect((await lastEntry(hall)).changes).toEqual([]);
  });
});
