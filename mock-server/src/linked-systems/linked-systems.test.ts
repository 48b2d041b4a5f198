import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD, type TestHall, testHall } from '../testing/test-hall.ts';
import { yuan } from './page.ts';
import { linkedSystems } from './server.ts';

async function linkedHall() {
  const hall = await testHall();
  const hallHere = await hall.fastify.listen({ port: 0, host: '127.0.0.1' });
  const linked = linkedSystems(hall.services, { logLevel: 'silent', hallHere: () => hallHere });
  onTestFinished(() => linked.close());
  const open = async (token: string, qid: string) => {
    const { data } = await hall.post('/api/menu/url', { qid }, token);
    return String(data).replace('http://linked.test', '');
  };
  return { ...hall, linked, open };
}

/** What an approver has in hand: a ticket for the function and a credential for any, and the form of a page that was opened. */
async function approverInHand() {
  const hall = await linkedHall();
  const token = await hall.signIn('approver');
  const address = await hall.open(token, 'reimbursement.approve');
  const credential = String((await hall.get('/api/user/dlryzzjh', token)).data);
  const { body } = await hall.linked.inject(await hall.open(token, 'reimbursement.approve'));
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? '';
  const form = new URLSearchParams({ token: field('token'), claim: field('claim'), decision: 'approved' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const decide = (more = '') => hall.linked.inject({ method: 'POST', url: '/reimbursement/decide', headers, payload: form + more });
  return {
    hall,
    token,
    address,
    withCredential: `/reimbursement/approve?ticket=${credential}`,
    claim: field('claim'),
    formToken: field('token'),
    decide,
  };
}

const personSet = (hall: TestHall, data: object) =>
  hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'approver' }, data }));

const ENDS: readonly (readonly [string, (hall: TestHall, token: string) => Promise<unknown>])[] = [
  ['after signing out', (hall, token) => hall.post('/api/logout', {}, token)],
  [
    'after the last page was closed',
    async (hall, token) => {
      await hall.post('/api/logout', { closing: '1' }, token);
      hall.clock.advance(10_001);
    },
  ],
  ['once the person is disabled', (hall) => personSet(hall, { enabled: false })],
  ['once the person is locked', (hall) => personSet(hall, { locked: true })],
  [
    'after the password was changed',
    async (hall, token) =>
      hall.post('/api/yhxx/updateyhmm', { jmm: await hall.sealed(PASSWORD), xmm: await hall.sealed('Fresh#2027x') }, token),
  ],
  [
    'once another sign-in displaced the session',
    async (hall) => {
      await hall.setParameter('singleSession', '1');
      await hall.signIn('approver');
    },
  ],
  [
    'once the roles no longer hold the function',
    (hall) => hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'reimbursement.approve' } })),
  ],
];

describe('demo linked systems', () => {
  it.each(ENDS)('MENU-7 AUTH-8 take neither ticket nor credential nor form %s', async (_, end) => {
    const { hall, token, address, withCredential, claim, decide } = await approverInHand();
    await end(hall, token);
    expect((await hall.linked.inject(address)).statusCode).toBe(403);
    expect((await hall.linked.inject(withCredential)).statusCode).toBe(403);
    expect((await decide()).statusCode).toBe(403);
    expect(await hall.services.database.read.claim.findUnique({ where: { id: claim } })).toMatchObject({ state: 'pending' });
  });

  it('MENU-7 take a used ticket and a used credential no more after a restart', async () => {
    const { hall, address, withCredential } = await approverInHand();
    const statuses = async (linked = hall.linked) => [
      (await linked.inject(address)).statusCode,
      (await linked.inject(withCredential)).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    const restarted = linkedSystems(hall.services, { logLevel: 'silent' });
    onTestFinished(() => restarted.close());
    expect(await statuses(restarted)).toEqual([403, 403]);
  });

  it('MENU-7 take a ticket once, however often it is sent side by side', async () => {
    const { hall, address } = await approverInHand();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hall.linked.inject(address)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(403)]);
  });

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
    const pending = () => hall.services.database.read.claim.count({ where: { approver: { userName: 'approver' }, state: 'pending' } });
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
    const claim = { token: field('token'), claim: field('claim') };
    const { number } = await hall.services.database.read.claim.findUniqueOrThrow({ where: { id: claim.claim } });
    const decided = await decide({ ...claim, decision: 'approved' });
    expect(decided.statusCode).toBe(200);
    expect(decided.body).toContain(`报销单 ${number} 已通过<small lang="en">Claim ${number} is approved`);
    expect(await pending()).toBe(before - 1);
    expect((await decide({ ...claim, decision: 'rejected' })).body).toContain('This claim waits for you no longer');
    expect(await hall.services.database.read.claim.findUnique({ where: { id: claim.claim } })).toMatchObject({ state: 'approved' });
  });

  it.each([[{ contains: '' }], [5], [['x']], [null]])('SEC-2 take no decision in JSON, where %j could name claims', async (claim) => {
    const { hall, formToken } = await approverInHand();
    const pending = () => hall.services.database.read.claim.count({ where: { state: 'pending' } });
    const before = await pending();
    const payload = { token: formToken, claim, decision: 'approved' };
    const { statusCode } = await hall.linked.inject({ method: 'POST', url: '/reimbursement/decide', payload });
    expect([statusCode, await pending()]).toEqual([415, before]);
  });

  it.each([
    ['claim', 200],
    ['decision', 403],
    ['token', 403],
  ])('SEC-2 take a form that has its %s twice for one that has none', async (name, status) => {
    const { hall, claim, decide } = await approverInHand();
    expect((await decide(`&${name}=${name === 'claim' ? claim : 'approved'}`)).statusCode).toBe(status);
    expect(await hall.services.database.read.claim.findUnique({ where: { id: claim } })).toMatchObject({ state: 'pending' });
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
