import { describe, expect, it, onTestFinished } from 'vitest';
import { linkedSystems } from '../../linked-systems/server.ts';
import { testHall } from '../../testing/test-hall.ts';
import { countAt } from '../../testing/todo-hall.ts';

/** A hall that asks its own demo system. */
async function demoHall() {
  let here = '';
  const hall = await testHall({ linkedHere: () => here, controlTemplate: 'none' });
  const linked = linkedSystems(hall.services, { logLevel: 'silent' });
  onTestFinished(() => linked.close());
  here = await linked.listen({ port: 0, host: '127.0.0.1' });
  return { hall, linked };
}

describe('the demo reimbursement system', () => {
  it('TODO-1 tells how many claims wait for who asks, and where each is', async () => {
    const { hall } = await demoHall();
    const person = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'approver' } });
    const waiting = await hall.services.database.read.claim.count({ where: { approverId: person.id, state: 'pending' } });
    const { data } = await countAt(hall, await hall.signIn('approver'));
    expect(data).toMatchObject({ state: 'counted', num: waiting });
    expect(waiting).toBeGreaterThan(0);
    expect((data as { items: { url: string }[] }).items[0]?.url).toMatch(
      /^http:\/\/linked\.test\/reimbursement\/approve\?claim=claim-\d+$/,
    );
  });

  it('TODO-2 takes no ticket twice, and none of another function', async () => {
    const { hall, linked } = await demoHall();
    const token = await hall.signIn('approver');
    const ticketOf = async (qid: string) =>
      new URL(String((await hall.post('/api/menu/url', { qid }, token)).data)).searchParams.get('ticket');
    const ask = async (ticket: string | null) =>
      (await linked.inject({ url: '/reimbursement/pending', headers: { authorization: `Bearer ${ticket}` } })).statusCode;
    const ticket = await ticketOf('reimbursement.approve');
    expect([await ask(ticket), await ask(ticket), await ask(await ticketOf('assets.mine')), await ask(null)]).toEqual([200, 401, 401, 401]);
  });

  it.each([
    ['dead', 'unreachable'],
    ['lying', 'no-number'],
    ['failing', 'failed'],
    ['page', 'not-json'],
    ['elsewhere', 'redirected'],
    ['endless', 'too-large'],
  ])('TODO-2 can be made %s by who steers the server', async (behaviour, state) => {
    const { hall } = await demoHall();
    const steered = await hall.send('POST', '/mock/pending-claims', { behaviour }, { 'x-mock-control': '1', host: 'localhost' });
    expect(steered.status).toBe(200);
    expect((await countAt(hall, await hall.signIn('approver'))).data).toMatchObject({ state });
  });
});
