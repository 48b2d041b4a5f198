import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

const staffNumber = async (hall: TestHall, token: string) => ((await hall.get('/api/yhxx', token)).data as { ygbh: string }).ygbh;

describe('resetting a password', () => {
  it('AUTH-8 ends every token of the person at once and gives a temporary password', async () => {
    const hall = await testHall();
    const [admin, token] = [await hall.signIn('admin'), await hall.signIn('staff')];
    const answer = await hall.post('/api/yhxx/glupdateyhmm', { ygbh: await staffNumber(hall, token) }, admin);
    expect(await hall.get('/api/yhxx', token)).toMatchObject({
      code: 401,
      message: '管理员已重置您的密码，请使用临时密码登录',
      data: { rule: 'ended-by-reset' },
    });
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(402);
    const again = await hall.signIn('staff', (answer.data as { mm: string }).mm);
    expect((await hall.get('/api/yhxx', again)).data).toMatchObject({ sfdycdl: '1', sfrmm: '0' });
    const [told] = await hall.services.database.read.outboxMessage.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(told).toMatchObject({ to: '13907311296', text: expect.stringContaining('已由管理员重置') });
    expect(told?.text).not.toContain((answer.data as { mm: string }).mm);
  });

  it('AUTH-8 SEC-1 opens to nobody the account of who may more', async () => {
    const hall = await testHall();
    await makeRole(hall, 'helper', 'system.accounts.reset-password');
    const token = await signInWith(hall, 'helper', 'staff');
    const { staffNumber: ygbh } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'secauditor' } });
    const reset = () => hall.post('/api/yhxx/glupdateyhmm', { ygbh }, token);
    expect(await reset()).toMatchObject({ code: 403, data: { field: 'ygbh', rule: 'beyond-own' } });
    await hall.services.database.unitOfWork((tx) => tx.personRole.deleteMany({ where: { roleId: 'secauditor' } }));
    expect(await reset()).toMatchObject({ code: 200 });
  });

  it('is for administrators, for others, and for people who exist', async () => {
    const hall = await testHall();
    const [admin, token] = [await hall.signIn('admin'), await hall.signIn('staff')];
    expect(await hall.post('/api/yhxx/glupdateyhmm', { ygbh: await staffNumber(hall, admin) }, token)).toMatchObject({ code: 403 });
    expect(await hall.post('/api/yhxx/glupdateyhmm', { ygbh: await staffNumber(hall, admin) }, admin)).toMatchObject({
      code: 500,
      data: { rule: 'not-yourself' },
    });
    expect(await hall.post('/api/yhxx/glupdateyhmm', { ygbh: 'none' }, admin)).toMatchObject({
      code: 404,
      data: { field: 'ygbh', rule: 'not-found' },
    });
  });
});
