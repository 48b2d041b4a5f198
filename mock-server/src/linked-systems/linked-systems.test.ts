import { describe, expect, it, onTestFinished } from 'vitest';
import { testHall } from '../testing/test-hall.ts';
import { yuan } from './page.ts';
import { linkedSystems } from './server.ts';

async function linkedHall() {
  const hall = await testHall();
  const linked = linkedSystems(hall.services, { logLevel: 'silent' });
  onTestFinished(() => linked.close());
  const open = async (token: string, qid: string) => {
    const { data } = await hall.post('/api/menu/url', { qid }, token);
    return String(data).replace('http://linked.test', '');
  };
  return { ...hall, linked, open };
}

describe('demo linked systems', () => {
  it('show a person their own rows, once for each ticket, and only to the hall', async () => {
    const hall = await linkedHall();
    const address = await hall.open(await hall.signIn('staff'), 'assets.mine');
    const first = await hall.linked.inject({ url: address });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-security-policy']).toContain('frame-ancestors http://hall.test');
    expect((await hall.linked.inject({ url: address })).statusCode).toBe(403);
    expect((await hall.linked.inject({ url: '/assets/mine' })).statusCode).toBe(403);
  });

  it('refuse a ticket of another function and one older than a minute', async () => {
    const hall = await linkedHall();
    const token = await hall.signIn('staff');
    expect(
      (await hall.linked.inject({ url: (await hall.open(token, 'assets.mine')).replace('/assets/mine', '/payroll/payslips') })).statusCode,
    ).toBe(403);
    const late = await hall.open(token, 'assets.mine');
    hall.clock.advance(61_000);
    expect((await hall.linked.inject({ url: late })).statusCode).toBe(403);
  });

  it('let an approver decide a claim, which is pending no more', async () => {
    const hall = await linkedHall();
    const token = await hall.signIn('approver');
    const pending = async () => ((await hall.get('/api/dbtz/dbsxlu', token)).data as { count: number }[])[0]?.count ?? 0;
    const before = await pending();
    const shown = await hall.linked.inject({ url: await hall.open(token, 'reimbursement.approve') });
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(shown.body)?.[1] ?? '';
    const decide = (values: Record<string, string>) =>
      hall.linked.inject({
        method: 'POST',
        url: '/reimbursement/decide',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(values).toString(),
      });
    expect((await decide({ token: 'x', claim: field('claim'), decision: 'approved' })).statusCode).toBe(403);
    expect(await pending()).toBe(before);
    expect((await decide({ token: field('token'), claim: field('claim'), decision: 'approved' })).statusCode).toBe(200);
    expect(await pending()).toBe(before - 1);
  });

  it('MENU-7 exchange the credential of a person, once and within its minute, for functions that the person has', async () => {
    const hall = await linkedHall();
    const token = await hall.signIn('staff');
    const credential = async () => String((await hall.get('/api/user/dlryzzjh', token)).data);
    const status = async (path: string, ticket: string) => (await hall.linked.inject({ url: `${path}?ticket=${ticket}` })).statusCode;
    const first = await credential();
    expect(await status('/assets/mine', first)).toBe(200);
    expect(await status('/assets/mine', first)).toBe(403);
    expect(await status('/reimbursement/approve', await credential())).toBe(403);
    // The last character does not count in whole: another one can spell the same signature.
    const forged = (genuine: string) => `${genuine.slice(0, -3)}${genuine.at(-3) === 'A' ? 'B' : 'A'}${genuine.slice(-2)}`;
    expect(await status('/assets/mine', forged(await credential()))).toBe(403);
    const late = await credential();
    hall.clock.advance(61_000);
    expect(await status('/assets/mine', late)).toBe(403);
  });

  it('MENU-7 show what is for everybody without a sign-on, and one of them refuses frames', async () => {
    const hall = await linkedHall();
    expect((await hall.linked.inject({ url: '/policies/index' })).statusCode).toBe(200);
    const shown = await hall.linked.inject({ url: await hall.open(await hall.signIn('staff'), 'cards.repayments') });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['x-frame-options']).toBe('DENY');
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123456789, '1,234,567.89'],
    [-100_000, '-1,000.00'],
  ])('write %i fen as %s', (fen, text) => expect(yuan(fen)).toBe(text));
});
