import { describe, expect, it } from 'vitest';
import { type ApplicationRow, applicationIn, refused, rowsIn } from '../../testing/applying-hall.ts';
import { inDays, makeProject, personOf } from '../../testing/giving-hall.ts';
import { type SigningHall, signingHall } from '../../testing/signing-hall.ts';

const UNSEEN = refused('not-found', 404, 'sqdh');
const HANDLED = refused('application-handled');
const DAY_MS = 86_400_000;

const change = ({ hall }: SigningHall, work: Parameters<typeof hall.services.database.unitOfWork>[0]) =>
  hall.services.database.unitOfWork(work);

const waitsFor = async (hall: SigningHall, by: string, sqdh: string): Promise<boolean> =>
  (await hall.list(by, 'approvals', { sqdh, sfdsh: '1' })).length > 0;

/** That somebody can neither see an application as waiting nor decide on it. */
async function expectNotTheirs(hall: SigningHall, { sqdh }: Pick<ApplicationRow, 'sqdh'>, by = 'analyst') {
  expect(await waitsFor(hall, by, sqdh)).toBe(false);
  expect((await hall.get(by, 'waiting')).data).not.toEqual(expect.arrayContaining([expect.objectContaining({ sqdh })]));
  expect(await hall.effects(by, sqdh)).toMatchObject({ code: 404 });
  expect(await hall.reject(by, { sqdh })).toMatchObject(UNSEEN);
  expect(await hall.approve(by, { sqdh }, { sqdh, yxbs: 'x' })).toMatchObject(UNSEEN);
}

describe('PROJ-27 PROJ-20 who signs for another', () => {
  it('is told, sees what waits and for whom, and decides: the decision names both', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    const pending = await hall.submitted();
    const { sqdh } = pending;
    expect(await hall.toldTo('analyst')).toEqual(['waits for your decision for Zhao Mingyuan /applications/approvals']);
    expect(await hall.list('analyst', 'approvals', { sqdh })).toMatchObject([{ shr: '赵明远', wtr: '赵明远', wtren: 'Zhao Mingyuan' }]);
    expect((await hall.get('analyst', 'waiting')).data).toMatchObject([{ sqdh, sqzt: '待审核' }]);
    expect((await hall.list('leader', 'approvals', { sqdh }))[0]).not.toHaveProperty('wtr');
    expect((await hall.call('staff', 'detail', { sqdh })).data).not.toHaveProperty('sq.wtr');
    const decided = applicationIn(await hall.approve('analyst', pending));
    const { name } = await personOf(hall.hall, 'analyst');
    expect(decided).toMatchObject({ sqzt: '已通过', shr: name, wtr: '赵明远', wtren: 'Zhao Mingyuan' });
    const { sq, lsjl } = (await hall.call('staff', 'detail', { sqdh })).data as { sq: object; lsjl: object[] };
    expect(sq).toMatchObject({ shr: name, wtr: '赵明远' });
    expect(lsjl.at(-1)).toMatchObject({ czlx: 'approved', czr: name, wtr: '赵明远', wtren: 'Zhao Mingyuan', sfdcwc: '0' });
    const { grant } = await hall.stored(sqdh);
    expect(grant?.authorizerId).toBe((await personOf(hall.hall, 'leader')).id);
    const made = await hall.hall.post('/api/authorizations/detail', { sqbh: grant?.number }, await hall.hall.signIn('staff'));
    expect(made.data).toMatchObject({ lsjl: [{ czlx: 'granted', czr: name, wtr: '赵明远', wtren: 'Zhao Mingyuan' }] });
    expect(await hall.toldTo('staff')).toHaveLength(1);
    expect(await hall.toldTo('analyst')).toEqual([]);
    expect((await hall.post('leader', 'detail', { qzbh })).data).toMatchObject({
      shjl: [{ dxlx: 'application', dxbh: sqdh, shjg: 'approved', xmbh: hall.xmbh }],
    });
    expect(await hall.list('analyst', 'approvals', { sqdh, sfdsh: '0' })).toHaveLength(1);
  });

  it('rejects with a reason, and what is submitted again names nobody who signed before', async () => {
    const hall = await signingHall();
    await hall.given();
    const pending = await hall.submitted();
    const rejected = applicationIn(await hall.reject('analyst', pending));
    expect(rejected).toMatchObject({ sqzt: '已驳回', wtr: '赵明远' });
    const again = await hall.submitted({ sqdh: pending.sqdh, version: rejected.version });
    expect(again).toMatchObject({ sqzt: '待审核', shr: '赵明远' });
    expect(applicationIn(await hall.approve('leader', again))).not.toHaveProperty('wtr');
    expect(await hall.stored(pending.sqdh)).toMatchObject({ signedForId: null });
  });

  it('approves several together', async () => {
    const hall = await signingHall();
    await hall.given();
    const [one, other] = [await hall.submitted(), await hall.submitted({ xts: ['income'], sqje: '1000.01' })];
    const { yxbs } = await hall.effect('analyst', one.sqdh);
    const { data } = await hall.call('analyst', 'approve', { yxs: [{ sqdh: one.sqdh, yxbs }, { sqdh: other.sqdh }] });
    const { jgs } = data as { jgs: { bkyy?: string }[] };
    expect(jgs.map(({ bkyy }) => bkyy === undefined)).toEqual([true, false]);
    expect(await hall.stored(one.sqdh)).toMatchObject({ state: 'approved', steps: [{}, { forNameEn: 'Zhao Mingyuan' }] });
    expect(await hall.stored(other.sqdh)).toMatchObject({ state: 'pending' });
  });
});

describe('PROJ-27 nobody signs', () => {
  it('for the finance office: what somebody decided for it is not shown to who signs for them', async () => {
    const hall = await signingHall();
    const own = await makeProject(hall.hall, { code: 'AP0000004', leader: 'finadmin' });
    await hall.given({ sfqbxm: '1', xmbhs: [] }, 'finadmin');
    for (const userName of ['leader', 'approver']) await hall.enable(userName, '0');
    const ofOffice = await hall.submitted();
    expect(await hall.reject('finadmin', ofOffice)).toMatchObject({ code: 200 });
    const led = await hall.submitted({ xmbh: own });
    expect(await hall.reject('finadmin', led)).toMatchObject({ code: 200 });
    expect(await hall.call('analyst', 'detail', { sqdh: ofOffice.sqdh })).toMatchObject(UNSEEN);
    expect(await hall.effects('analyst', ofOffice.sqdh)).toMatchObject({ code: 404 });
    expect(await hall.call('analyst', 'detail', { sqdh: led.sqdh })).toMatchObject({ code: 200 });
  });

  it('above the limit, nor what has no amount', async () => {
    const hall = await signingHall();
    await hall.given();
    await expectNotTheirs(hall, await hall.submitted({ sqje: '1000.01' }));
    await expectNotTheirs(hall, await hall.submitted({ xts: ['income'], sfkzed: '0' }));
    expect(await hall.toldTo('analyst')).toEqual([]);
  });

  it('for another project, before the first day, or after the last', async () => {
    const hall = await signingHall();
    const other = await makeProject(hall.hall, { code: 'AP0000002' });
    await hall.given();
    await expectNotTheirs(hall, await hall.submitted({ xmbh: other }));
    const later = await signingHall();
    const tomorrow = inDays(later.hall, 1);
    await later.given({ ksrq: tomorrow, jsrq: tomorrow });
    const pending = await later.submitted();
    await expectNotTheirs(later, pending);
    later.hall.clock.advance(DAY_MS);
    later.again();
    expect(await waitsFor(later, 'analyst', pending.sqdh)).toBe(true);
    later.hall.clock.advance(DAY_MS);
    later.again();
    await expectNotTheirs(later, pending);
  });

  it('on the own applications, or what is for them', async () => {
    const hall = await signingHall();
    await hall.given();
    await expectNotTheirs(hall, await hall.submitted({}, 'analyst'));
    await expectNotTheirs(hall, await hall.submitted({ bsqrgh: await hall.numberOf('analyst'), xts: ['income'] }));
  });

  it('on those of who is signed for, though it were written that these wait for them', async () => {
    const hall = await signingHall();
    await hall.given({ sfqbxm: '1' });
    const pending = await hall.submitted();
    const { id: applicantId } = await personOf(hall.hall, 'leader');
    await change(hall, (tx) => tx.application.update({ where: { number: pending.sqdh }, data: { applicantId } }));
    await expectNotTheirs(hall, pending);
  });

  it('without the permission to decide, nor for one who has lost it', async () => {
    const hall = await signingHall();
    await hall.given();
    const pending = await hall.submitted();
    const { id: personId } = await personOf(hall.hall, 'leader');
    await change(hall, (tx) => tx.personRole.deleteMany({ where: { personId } }));
    await expectNotTheirs(hall, pending);
  });

  it('for a leader who leads no more: it waits for who does', async () => {
    const hall = await signingHall();
    await hall.given();
    const pending = await hall.submitted();
    await hall.decideOnProject('leader', 'wangyang');
    expect(await hall.toldTo('analyst')).toEqual([]);
    await expectNotTheirs(hall, pending);
  });
});

describe('PROJ-27 PROJ-6 what changes meanwhile', () => {
  it('the very next decision after it is revoked is refused, and what was told is taken back', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    const pending = await hall.submitted();
    const shown = await hall.effect('analyst', pending.sqdh);
    expect((await hall.post('leader', 'effect', { qzbh })).data).toEqual({ dshsqs: [pending.sqdh], dshbxs: 0 });
    expect(await hall.toldTo('analyst')).toHaveLength(1);
    await hall.revoke(qzbh);
    expect(await hall.approve('analyst', pending, shown)).toMatchObject(UNSEEN);
    expect(await hall.toldTo('analyst')).toEqual([]);
    expect(await hall.toldTo('leader')).toHaveLength(1);
    await expectNotTheirs(hall, pending);
  });

  it('but who signs by another authorization as well goes on', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    await hall.given({ sfqbxm: '1' });
    const pending = await hall.submitted();
    expect((await hall.post('leader', 'effect', { qzbh })).data).toEqual({ dshsqs: [], dshbxs: 0 });
    await hall.revoke(qzbh);
    expect(await hall.toldTo('analyst')).toHaveLength(1);
    expect(await hall.approve('analyst', pending)).toMatchObject({ code: 200 });
  });

  it('a signer or a leader who was disabled decides nothing, nor does who signs for them', async () => {
    const hall = await signingHall();
    await hall.given();
    const pending = await hall.submitted();
    const shown = await hall.effect('analyst', pending.sqdh);
    await hall.enable('analyst', '0');
    expect((await hall.approve('analyst', pending, shown)).code).not.toBe(200);
    await hall.enable('analyst', '1');
    hall.again();
    await hall.enable('leader', '0');
    await expectNotTheirs(hall, pending);
    expect(await hall.stored(pending.sqdh)).toMatchObject({ state: 'pending' });
  });

  it('of leader and two who sign at once one wins, and the others are told', async () => {
    const hall = await signingHall();
    await hall.given();
    await hall.given({ dqrgh: await hall.numberOf('deptlead') });
    const pending = await hall.submitted();
    const shown = await hall.effect('leader', pending.sqdh);
    const people = ['leader', 'analyst', 'deptlead'];
    for (const by of people) await hall.tokenOf(by);
    const answers = await Promise.all(people.map((by) => hall.approve(by, pending, shown)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500, 500]);
    for (const answer of answers.filter(({ code }) => code === 500)) expect(answer).toMatchObject(HANDLED);
    expect((await hall.stored(pending.sqdh)).steps).toHaveLength(2);
  });

  it('revoked and approved at once, either comes first, and nothing is signed after the end', async () => {
    const hall = await signingHall();
    const qzbh = await hall.given();
    const pending = await hall.submitted();
    const shown = await hall.effect('analyst', pending.sqdh);
    const [revoked, approved] = await Promise.all([hall.revoke(qzbh), hall.approve('analyst', pending, shown)]);
    expect(revoked).toMatchObject({ code: 200 });
    expect([200, 404]).toContain(approved.code);
    expect((await hall.stored(pending.sqdh)).state).toBe(approved.code === 200 ? 'approved' : 'pending');
  });

  it('who acts as who signs decides nothing', async () => {
    const hall = await signingHall();
    await hall.given();
    const { sqdh, version } = await hall.submitted();
    const body = { ygbh: await hall.numberOf('analyst'), reason: '协助' };
    const { session } = (await hall.hall.post('/api/people/act-as', body, await hall.tokenOf('admin'))).data as {
      session: { token: string };
    };
    const decision = { sqdh, version, shjg: 'reject', shyj: '不符合规定' };
    expect(await hall.hall.post('/api/applications/decide', decision, session.token)).toMatchObject(refused('own-hand', 403));
  });

  it('SEC-1 what others decide on stays unseen, signed for or not', async () => {
    const hall = await signingHall();
    const pending = await hall.submitted();
    await hall.approve('leader', pending);
    hall.hall.clock.advance(1_000);
    await hall.given();
    expect(await hall.call('analyst', 'detail', { sqdh: pending.sqdh })).toMatchObject({ code: 404 });
    expect(rowsIn(await hall.call('analyst', 'all', { sqdh: pending.sqdh }))).toEqual([]);
  });
});
