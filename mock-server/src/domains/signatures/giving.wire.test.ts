import { describe, expect, it } from 'vitest';
import { APPLIED_FOR, refused } from '../../testing/applying-hall.ts';
import { inDays, personOf } from '../../testing/giving-hall.ts';
import { type SigningHall, signatureIn, signingHall } from '../../testing/signing-hall.ts';

const told = ({ hall }: SigningHall, userName: string) =>
  hall.services.database.read.pushedNotice.findMany({ where: { person: { userName }, origin: 'signatures' }, orderBy: { id: 'asc' } });

const change = ({ hall }: SigningHall, work: Parameters<typeof hall.services.database.unitOfWork>[0]) =>
  hall.services.database.unitOfWork(work);

describe('PROJ-27 who leads or heads something lets another sign for them', () => {
  it('which both see, the signer is told, and the log tells of with both names', async () => {
    const hall = await signingHall();
    const answer = await hall.give({ dbxe: '2500.00' });
    expect(answer).toMatchObject({
      code: 200,
      data: {
        ...{ wtren: 'Zhao Mingyuan', qzgx: 'given', sfqbxm: '0', dbxe: '2500.00', zt: 'active', kczs: ['revoke'] },
        ...{ ksrq: hall.today, jsrq: hall.today, sqyy: '出差', qzfw: expect.stringContaining(APPLIED_FOR) },
      },
    });
    const { qzbh } = signatureIn(answer);
    expect(qzbh).toMatch(/^QZ\d{10}$/);
    expect(await hall.rowsOf('analyst', { qzgx: 'received' })).toMatchObject([{ qzbh, qzgx: 'received', kczs: [] }]);
    expect((await told(hall, 'analyst'))[0]).toMatchObject({
      titleEn: `Zhao Mingyuan lets you sign for them from ${hall.today} to ${hall.today}`,
      path: `/signatures?open=${qzbh}`,
    });
    await hall.hall.services.recorder.flush();
    const entry = await hall.hall.services.database.read.operationRecord.findFirst({ where: { action: 'signatures.give' } });
    expect(entry).toMatchObject({ kind: 'change', target: qzbh });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Signer', afterEn: expect.any(String) }),
        expect.objectContaining({ fieldEn: 'Projects', afterEn: expect.stringContaining(APPLIED_FOR) }),
        expect.objectContaining({ fieldEn: 'Limit', afterEn: '2500.00' }),
      ]),
    );
  });

  it('for everything, as head of a department as well, from a day to come on', async () => {
    const hall = await signingHall();
    const [ksrq, jsrq] = [inDays(hall.hall, 2), inDays(hall.hall, 9)];
    expect(await hall.give({ sfqbxm: '1', xmbhs: ['NONE'], ksrq, jsrq }, 'approver')).toMatchObject({
      code: 200,
      data: { sfqbxm: '1', zt: 'scheduled', qzfwen: 'All projects', kczs: ['revoke'] },
    });
    expect(await hall.give({}, 'approver')).toMatchObject({ code: 200 });
  });

  const FAULTS: readonly (readonly [field: string, rule: string, change: object])[] = [
    ['dqrgh', 'required', { dqrgh: ' ' }],
    ['dqrgh', 'signature-unknown', { dqrgh: '1' }],
    ['xmbhs', 'signature-projects', { xmbhs: [' '] }],
    ['xmbhs', 'signature-project', { xmbhs: ['NONE'] }],
    ['ksrq', 'required', { ksrq: '' }],
    ['ksrq', 'grant-first-day-past', { ksrq: '2020-01-01' }],
    ['jsrq', 'required', { jsrq: '' }],
    ['jsrq', 'grant-last-day-past', { jsrq: '2020-01-01' }],
    ['dbxe', 'required', { dbxe: '' }],
    ['dbxe', 'signature-amount', { dbxe: '0.00' }],
    ['sqyy', 'required', { sqyy: ' ' }],
  ];

  it('or is told at the field what is wrong', async () => {
    const hall = await signingHall();
    for (const [field, rule, wrong] of FAULTS) expect(await hall.give(wrong), rule).toMatchObject(refused(rule, 404, field));
    const days = { ksrq: inDays(hall.hall, 3), jsrq: inDays(hall.hall, 2) };
    expect(await hall.give(days)).toMatchObject(refused('grant-day-order', 404, 'jsrq'));
    for (const [userName, rule] of [
      ['leader', 'signature-self'],
      ['disabled', 'signature-disabled'],
    ] as const)
      expect(await hall.give({ dqrgh: await hall.numberOf(userName) })).toMatchObject(refused(rule, 404, 'dqrgh'));
    const { id: personId } = await personOf(hall.hall, 'analyst');
    await change(hall, (tx) => tx.personRole.deleteMany({ where: { personId } }));
    expect(await hall.give()).toMatchObject(refused('signature-person', 404, 'dqrgh'));
    await change(hall, (tx) => tx.project.update({ where: { code: APPLIED_FOR }, data: { state: 'closed' } }));
    expect(await hall.give()).toMatchObject(refused('signature-project-closed', 404, 'xmbhs'));
    expect(await hall.rowsOf('leader', { ryxm: await hall.numberOf('analyst') })).toEqual([]);
  });

  it('but nobody who leads and heads nothing, which the form sees beforehand', async () => {
    const hall = await signingHall();
    const { userName } = await hall.hall.services.database.read.person.findFirstOrThrow({
      where: {
        enabled: true,
        locked: false,
        mustChangePassword: false,
        projectsLed: { none: {} },
        headOf: { none: {} },
        userName: { not: 'weakpass' },
      },
    });
    expect((await hall.hall.get('/api/signatures/signable', await hall.tokenOf(userName))).data).toMatchObject({ total: 0 });
    expect(await hall.give({ sfqbxm: '1' }, userName)).toMatchObject(refused('signature-nothing'));
  });

  it('and who signs does not pass it on: it is neither offered nor taken', async () => {
    const hall = await signingHall();
    expect(await hall.give({ dqrgh: await hall.numberOf('deptlead'), sfqbxm: '1' })).toMatchObject({ code: 200 });
    const offered = await hall.hall.get(`/api/signatures/signable?text=${APPLIED_FOR}`, await hall.tokenOf('deptlead'));
    expect(offered.data).toMatchObject({ total: 0 });
    expect(await hall.give({}, 'deptlead')).toMatchObject(refused('signature-project', 404, 'xmbhs'));
    await hall.give({ sfqbxm: '1' }, 'deptlead');
    const { sqdh } = await hall.submitted();
    expect(await hall.list('analyst', 'approvals', { sqdh })).toEqual([]);
    expect(await hall.list('deptlead', 'approvals', { sqdh })).toHaveLength(1);
  });

  it('and nobody who acts as them', async () => {
    const hall = await signingHall();
    const body = { ygbh: await hall.numberOf('leader'), reason: '协助' };
    const { session } = (await hall.hall.post('/api/people/act-as', body, await hall.tokenOf('admin'))).data as {
      session: { token: string };
    };
    const qzbh = await hall.given();
    const acted = (call: string, sent: object) => hall.hall.post(`/api/signatures/${call}`, sent, session.token);
    expect(await acted('give', await hall.draftOf())).toMatchObject(refused('own-hand', 403));
    expect(await acted('revoke', { qzbh, cxyy: '已返校' })).toMatchObject(refused('own-hand', 403));
  });
});

describe('PROJ-27 a signature authorization is seen and revoked', () => {
  it('by who gave it, and by who manages grants; who signs sees it, and others do not', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    for (const [by, code] of [
      ['leader', 200],
      ['analyst', 200],
      ['finadmin', 200],
      ['approver', 404],
      ['staff', 404],
    ] as const) {
      expect(await hall.post(by, 'detail', { qzbh }), by).toMatchObject({ code });
      expect(await hall.rowsOf(by, { qzbh }), by).toHaveLength(code === 200 ? 1 : 0);
    }
    const unseen = refused('not-found', 404, 'qzbh');
    for (const by of ['analyst', 'staff', 'approver']) {
      expect(await hall.post(by, 'effect', { qzbh })).toMatchObject(unseen);
      expect(await hall.revoke(qzbh, by)).toMatchObject(unseen);
    }
    expect(await hall.revoke(qzbh)).toMatchObject({ code: 200, data: { zt: 'revoked', cxren: 'Zhao Mingyuan', cxyy: '已返校', kczs: [] } });
    expect((await told(hall, 'analyst'))[1]).toMatchObject({ titleEn: expect.stringContaining('was revoked: 已返校') });
    expect(await hall.revoke(qzbh)).toMatchObject(refused('signature-ended'));
    expect(await hall.post('leader', 'effect', { qzbh })).toMatchObject(refused('signature-ended'));
  });

  it('by the finance office, of which both are told', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    expect(await hall.post('finadmin', 'revoke', { qzbh, cxyy: ' ' })).toMatchObject(refused('required', 404, 'cxyy'));
    expect(await hall.revoke(qzbh, 'finadmin')).toMatchObject({ code: 200, data: { qzgx: 'other' } });
    for (const userName of ['leader', 'analyst'])
      expect((await told(hall, userName)).at(-1)?.titleEn).toContain('signs for Zhao Mingyuan was revoked');
  });

  it('is found by its state, its people, its project, and what it is to who asks', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    const later = await hall.given({ ksrq: inDays(hall.hall, 1), jsrq: inDays(hall.hall, 1) });
    await hall.revoke(await hall.given());
    const found = async (filter: object) =>
      (await hall.rowsOf('finadmin', { ryxm: await hall.numberOf('analyst'), ...filter })).map((row) => row.qzbh);
    expect(await found({ zt: 'active' })).toEqual([qzbh]);
    expect(await found({ zt: 'scheduled' })).toEqual([later]);
    expect(await found({ zt: 'revoked' })).toHaveLength(1);
    expect(await found({ text: APPLIED_FOR, qzgx: 'other' })).toHaveLength(3);
    expect(await found({ qzgx: 'given' })).toEqual([]);
    hall.hall.clock.advance(86_400_000);
    hall.again();
    expect(await found({ zt: 'expired' })).toEqual([qzbh]);
    expect(await hall.revoke(qzbh)).toMatchObject(refused('signature-ended'));
  });
});
