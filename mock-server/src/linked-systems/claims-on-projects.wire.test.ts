import { expect, it, onTestFinished } from 'vitest';
import { claimsHall, PROJECT, SYSTEM } from '../testing/claims-hall.ts';
import { linkedSystems } from './server.ts';

const GRANT = 'SQ2026900001';

/** The demo system beside a hall that listens, with a page that a person has opened there. */
async function besideHall({ listens = true } = {}) {
  const hall = await claimsHall();
  await hall.grant();
  const hallHere = listens ? await hall.fastify.listen({ port: 0, host: '127.0.0.1' }) : 'http://127.0.0.1:1';
  const linked = linkedSystems(hall.services, { logLevel: 'silent', hallHere: () => hallHere });
  onTestFinished(() => linked.close());
  const open = async (userName: string, qid: string, more = '') => {
    const { data } = await hall.post('/api/menu/url', { qid }, await hall.signIn(userName));
    const { body } = await linked.inject(String(data).replace('http://linked.test', '') + more);
    return { body, token: /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '' };
  };
  const send = async (url: string, form: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return linked.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
  };
  const draft = { project: PROJECT, day: hall.today, amount: '100', title: '赴上海', titleEn: 'To Shanghai', subject: 'travel' };
  const claim = async (form: object = {}, token?: string) =>
    (await send('/reimbursement/claim', { ...draft, token: token ?? (await open('staff', 'reimbursement.mine')).token, ...form })).body;
  const ownClaims = () => hall.services.database.read.claim.findMany({ where: { projectCode: PROJECT }, orderBy: { number: 'asc' } });
  return { ...hall, open, send, claim, ownClaims };
}

it('PROJ-8 the demo reimbursement system claims on a granted project: the hall books it, and spends it once it is approved', async () => {
  const hall = await besideHall();
  expect(await hall.claim()).toContain('is submitted');
  const [made] = await hall.ownClaims();
  expect(made).toMatchObject({ state: 'pending', amount: 10_000, title: '赴上海', titleEn: 'To Shanghai' });
  expect(await hall.money()).toMatchObject({ grant: [10_000, 0], project: [10_000, 0] });
  const booked = await hall.services.database.read.bookedClaim.findFirstOrThrow({ where: { projectCode: PROJECT } });
  expect(booked).toMatchObject({ systemId: SYSTEM, number: made?.number, path: `/mine?claim=${made?.number}`, grantNumber: GRANT });
  const approver = await hall.services.database.read.person.findUniqueOrThrow({ where: { id: made?.approverId ?? '' } });
  const { token } = await hall.open(approver.userName, 'reimbursement.approve');
  const decide = (decision: string) => hall.send('/reimbursement/decide', { token, claim: made?.id ?? '', decision });
  expect((await decide('approved')).body).toContain('is approved');
  expect((await decide('rejected')).body).toContain('This claim waits for you no longer');
  expect(await hall.money()).toMatchObject({ grant: [0, 10_000], project: [0, 10_000], line: 10_000 });
  expect(await hall.claim({ amount: '50' })).toContain('is submitted');
  const [, second] = await hall.ownClaims();
  await hall.send('/reimbursement/decide', { token, claim: second?.id ?? '', decision: 'rejected' });
  expect(await hall.money()).toMatchObject({ grant: [0, 10_000], project: [0, 10_000] });
});

it('PROJ-8 says by which rule the hall refuses a claim, in both languages, keeps what was typed, and drops the claim', async () => {
  const hall = await besideHall();
  const { token } = await hall.open('staff', 'reimbursement.mine');
  const refused = await hall.claim({ amount: '1000.01' }, token);
  expect(refused).toContain('授权可用额度不足<small lang="en">What is available of the grant does not suffice</small>');
  expect(refused).toContain(`name="project" value="${PROJECT}"`);
  expect(await hall.claim({ project: 'NONE' }, token)).toContain('No project has this code');
  expect(await hall.claim({ amount: '0' }, token)).toContain('Amount must be above 0');
  expect(await hall.claim({ day: '2026-02-30' }, token)).toContain('Day of the expense');
  expect(await hall.claim({ title: ' ' }, token)).toContain('Subject is required');
  expect(await hall.claim({ project: '' }, token)).toContain('Project code is required');
  expect(await hall.ownClaims()).toEqual([]);
  expect(await hall.money()).toMatchObject({ grant: [0, 0], project: [0, 0] });
  const { statusCode } = await hall.send('/reimbursement/claim', { token: 'x', project: PROJECT });
  expect(statusCode).toBe(403);
});

it('PROJ-8 a hall that gives no answer is told, and neither books nor decides a claim by that', async () => {
  const hall = await besideHall({ listens: false });
  expect(await hall.claim()).toContain('The finance hall did not answer');
  const [sent] = await hall.ownClaims();
  expect(sent).toMatchObject({ state: 'sending' });
  await hall.change((tx) => tx.claim.update({ where: { id: sent?.id ?? '' }, data: { state: 'pending' } }));
  const approver = await hall.services.database.read.person.findUniqueOrThrow({ where: { id: sent?.approverId ?? '' } });
  const { token } = await hall.open(approver.userName, 'reimbursement.approve');
  const { body } = await hall.send('/reimbursement/decide', { token, claim: sent?.id ?? '', decision: 'approved' });
  expect(body).toContain('The finance hall did not answer');
  expect(await hall.ownClaims()).toMatchObject([{ state: 'pending' }]);
});

it('PROJ-22 SEC-1 a claim that the address names is shown to who made it and who leads its project, and to nobody else', async () => {
  const hall = await besideHall();
  await hall.claim();
  const [made] = await hall.ownClaims();
  const shownTo = async (userName: string) => (await hall.open(userName, 'reimbursement.mine', `&claim=${made?.number}`)).body;
  expect(await shownTo('staff')).toContain(made?.number);
  expect(await shownTo('leader')).toContain(made?.number);
  const others = await shownTo('analyst');
  expect(others).not.toContain(made?.number);
  expect(others).toContain('There is no such claim that you may see');
});

it('PROJ-27 a claim waits as well for who signs for its approver, and the hall keeps both names; for nobody once that is revoked', async () => {
  const hall = await besideHall();
  await hall.claim();
  await hall.claim({ amount: '50' });
  const [first, second] = await hall.ownClaims();
  const approver = await hall.services.database.read.person.findUniqueOrThrow({ where: { id: first?.approverId ?? '' } });
  const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
  await hall.change((tx) => tx.department.update({ where: { id: departmentId }, data: { headId: approver.id } }));
  const signer = 'finclerk';
  const dqrgh = await hall.staffNumberOf(signer);
  const draft = { dqrgh, sfqbxm: '1', xmbhs: [], ksrq: hall.today, jsrq: hall.today, dbxe: '100.00', sqyy: '出差' };
  expect((await hall.open(signer, 'reimbursement.approve')).body).not.toContain(first?.number);
  const { data } = await hall.post('/api/signatures/give', draft, await hall.signIn(approver.userName));
  const { body, token } = await hall.open(signer, 'reimbursement.approve');
  expect(body).toContain(first?.number);
  expect(body).toContain(approver.nameEn);
  const decide = async (claim = '') => (await hall.send('/reimbursement/decide', { token, claim, decision: 'approved' })).body;
  expect(await decide(first?.id)).toContain('is approved');
  const booked = await hall.services.database.read.bookedClaim.findFirstOrThrow({ where: { number: first?.number ?? '' } });
  expect(booked).toMatchObject({ state: 'approved', signedForId: approver.id, deciderId: expect.any(String) });
  const { qzbh } = data as { qzbh: string };
  await hall.post('/api/signatures/revoke', { qzbh, cxyy: '已返校' }, await hall.signIn(approver.userName));
  expect(await decide(second?.id)).toContain('This claim waits for you no longer');
  expect(await hall.ownClaims()).toMatchObject([{ state: 'approved' }, { state: 'pending' }]);
});

it('PROJ-27 what waits for its own approver is nobody else’s decision, also where they sign for who leads the project', async () => {
  const hall = await besideHall();
  await hall.claim();
  const [first] = await hall.ownClaims();
  const { userName, staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { id: first?.approverId ?? '' } });
  await hall.change((tx) => tx.department.updateMany({ where: { headId: first?.approverId ?? '' }, data: { headId: null } }));
  const draft = { dqrgh: staffNumber, sfqbxm: '1', xmbhs: [], ksrq: hall.today, jsrq: hall.today, dbxe: '100.00', sqyy: '出差' };
  expect(await hall.post('/api/signatures/give', draft, await hall.signIn('leader'))).toMatchObject({ code: 200 });
  const { token } = await hall.open(userName, 'reimbursement.approve');
  await hall.send('/reimbursement/decide', { token, claim: first?.id ?? '', decision: 'approved' });
  const booked = await hall.services.database.read.bookedClaim.findFirstOrThrow({ where: { number: first?.number ?? '' } });
  expect(booked).toMatchObject({ state: 'approved', signedForId: null, signatureNumber: null });
});
