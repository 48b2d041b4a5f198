import { allEndpoints } from '@hall/contract/api';
import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

/** What the shell needs, and signing out. */
const SHELL = [
  'GET /api/yhxx',
  'POST /api/getUserInfo',
  'GET /api/menu/mymenu',
  'POST /api/getMenuTree',
  'POST /api/selectAllCs',
  'POST /api/xtUserHabits/getUserHabitsInfo',
  'POST /api/xtUserHabits/saveUserHabits',
  'POST /api/logout',
];
/** Sending codes and the changing calls. */
const CHANGING = ['GET /api/yhxx/sendmessage', 'POST /api/yhxx/updateyhmm', 'POST /api/user/updateyhmm', 'POST /api/yhxx/lxfs'];
/** What reading a notice needs. */
const READING = ['POST /api/xtglGggl/getNoticeList', 'GET /api/notices/attachment', 'POST /api/dbtz/xgzt'];

const FIRST = '第一次登录请先修改密码，否则禁止使用系统';
const WEAK = '当前密码强度较弱请先修改密码，否则禁止使用系统';
const CONTACT = '必须完善个人信息联系方式，否则禁止使用系统';
const NOTICES = '请先阅读系统公告，阅读后关闭!';
const EXPIRED = '序列号已过期';
const WRONG = '序列号不正确';

const inNeedOfASession = allEndpoints.filter(({ access }) => access !== 'anyone');
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** Signing out comes last: the session ends with it. */
const inTurn = [...inNeedOfASession].sort((one, other) => Number(one.path === '/api/logout') - Number(other.path === '/api/logout'));

const ask = (hall: TestHall, { method, path }: { method: string; path: string }, token: string) =>
  method === 'POST' ? hall.post(path, {}, token) : hall.get(path, token);

/** Which calls are not answered with the message, of all that need a session. */
async function letThrough(hall: TestHall, token: string, code: number | string, message: string): Promise<string[]> {
  const through: string[] = [];
  for (const endpoint of inTurn) {
    const answer = await ask(hall, endpoint, token);
    if (answer.message !== message) through.push(nameOf(endpoint));
    else expect([nameOf(endpoint), answer.code]).toEqual([nameOf(endpoint), code]);
  }
  return through.sort();
}

/** As far as the contract has them already. */
const existing = (...names: string[]) => names.filter((name) => inNeedOfASession.some((endpoint) => nameOf(endpoint) === name)).sort();

const changeWeakOne = async (hall: TestHall, token: string, from: string) =>
  hall.post('/api/yhxx/updateyhmm', { jmm: await hall.sealed(from), xmm: await hall.sealed('Fresh#2027x') }, token);

const tokenIn = (headers: Readonly<Record<string, unknown>>) => String(headers.authorization).replace('Bearer ', '');

const setPerson = (hall: TestHall, userName: string, data: object) =>
  hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName }, data }));

const setSerial = (hall: TestHall, serial: string) =>
  hall.services.database.unitOfWork((tx) => tx.licence.update({ where: { id: 'installation' }, data: { serial } }));

const endSerial = async (hall: TestHall) => {
  hall.clock.set(new Date('2070-01-01T00:00:00Z'));
};

describe('AUTH-12 the password', () => {
  it('AUTH-12 every call but the listed ones is refused to who must change the password first', async () => {
    const hall = await testHall();
    await hall.setParameter('forceFirstChange', '1');
    expect(await letThrough(hall, await hall.signIn('firsttime'), 403, FIRST)).toEqual(existing(...SHELL, ...CHANGING));
  });

  it('AUTH-12 every call but the listed ones is refused to who has a weak password, whatever the parameter', async () => {
    const hall = await testHall();
    expect(await letThrough(hall, await hall.signIn('weakpass', '123456'), 403, WEAK)).toEqual(existing(...SHELL, ...CHANGING));
  });

  it('AUTH-12 nothing is refused to a first sign-in while the parameter is off', async () => {
    const hall = await testHall();
    expect((await hall.get('/api/dbtz/dbsxlu', await hall.signIn('firsttime'))).code).toBe(200);
  });

  it('AUTH-12 the refusal names the rule, for roles that the call does not allow as well', async () => {
    const hall = await testHall();
    const token = await hall.signIn('weakpass', '123456');
    for (const answer of [await hall.get('/api/dbtz/dbsxlu', token), await hall.post('/api/people/accounts', {}, token)])
      expect(answer).toMatchObject({ code: 403, message: WEAK, data: { rule: 'weak-password' } });
  });

  it('AUTH-12 the change opens everything without another sign-in', async () => {
    const hall = await testHall();
    const token = await hall.signIn('weakpass', '123456');
    const changed = await changeWeakOne(hall, token, '123456');
    expect(changed.code).toBe(200);
    expect((await hall.get('/api/dbtz/dbsxlu', tokenIn(changed.headers))).code).toBe(200);
    expect((await hall.get('/api/yhxx', tokenIn(changed.headers))).data).toMatchObject({ sfrmm: '0', sfdycdl: '0' });
  });

  it('AUTH-12 a change that is refused opens nothing', async () => {
    const hall = await testHall();
    const token = await hall.signIn('weakpass', '123456');
    expect((await changeWeakOne(hall, token, 'not it')).code).toBe(500);
    expect(await hall.get('/api/dbtz/dbsxlu', token)).toMatchObject({ code: 403, message: WEAK });
  });

  it('AUTH-12 a duty that appears during a session closes it at once, and one that goes opens it', async () => {
    const hall = await testHall();
    await hall.setParameter('forceFirstChange', '1');
    const token = await hall.signIn('staff');
    await setPerson(hall, 'staff', { mustChangePassword: true });
    expect(await hall.get('/api/dbtz/dbsxlu', token)).toMatchObject({ code: 403, message: FIRST });
    await hall.setParameter('forceFirstChange', '0');
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(200);
  });
});

describe('AUTH-13 contact details', () => {
  it.each([
    ['both', { email: null, contactPhone: null }],
    ['the email', { email: '' }],
    ['the contact phone', { contactPhone: null }],
  ])('AUTH-13 every call but the listed ones is refused to who lacks %s', async (_, lacking) => {
    const hall = await testHall();
    await hall.setParameter('phoneRequirement', '2');
    await setPerson(hall, 'staff', lacking);
    expect(await letThrough(hall, await hall.signIn('staff'), 403, CONTACT)).toEqual(existing(...SHELL, ...CHANGING));
  });

  it('AUTH-13 the same token opens everything once both are there', async () => {
    const hall = await testHall();
    await hall.setParameter('phoneRequirement', '2');
    const token = await hall.signIn('nocontact');
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(403);
    await setPerson(hall, 'nocontact', { email: 'a@b.example' });
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(403);
    await setPerson(hall, 'nocontact', { contactPhone: '0731-88820000' });
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(200);
  });
});

describe('NOTICE-3 compulsory reading', () => {
  const unreadOf = async (hall: TestHall, token: string) => {
    const { data } = await hall.post('/api/xtglGggl/getNoticeList', { fbzt: 1, currentPage: 1, limit: 100 }, token);
    return (data as { rows: { id: string; status: string; fjlist: { id: string }[] }[] }).rows.filter(({ status }) => status === '0');
  };

  it('NOTICE-3 every call but the listed ones is refused while a notice is unread', async () => {
    const hall = await testHall();
    await hall.setParameter('compulsoryNotices', '1');
    expect(await letThrough(hall, await hall.signIn('staff'), 403, NOTICES)).toEqual(existing(...SHELL, ...READING));
  });

  it('NOTICE-3 the same token opens everything once the last one is read, and a new notice closes it again', async () => {
    const hall = await testHall();
    await hall.setParameter('compulsoryNotices', '1');
    const token = await hall.signIn('staff');
    const unread = await unreadOf(hall, token);
    expect(unread.length).toBeGreaterThan(1);
    for (const { id } of unread) {
      expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(403);
      expect((await hall.post('/api/dbtz/xgzt', { id, status: '1' }, token)).code).toBe(200);
    }
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(200);
    const publishedAt = new Date(hall.clock.now().getTime() + 3_600_000);
    const row = { title: 't', content: 'c', level: 1, published: true, publishedAt, publisher: 'p', publisherEn: 'p' };
    await hall.services.database.unitOfWork((tx) => tx.notice.create({ data: { ...row, id: 'new' } }));
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(200);
    hall.clock.advance(3_600_000);
    expect(await hall.get('/api/dbtz/dbsxlu', token)).toMatchObject({ code: 403, message: NOTICES });
  });
});

describe('AUTH-16 the serial number', () => {
  it.each([
    ['expired', 'ERRCODE_002', EXPIRED, endSerial],
    ['changed by hand', 'ERRCODE_003', WRONG, (hall: TestHall) => setSerial(hall, 'HALL-20991231-AAAA-BBBB-CCCC-DDDD')],
    ['no serial number at all', 'ERRCODE_003', WRONG, (hall: TestHall) => setSerial(hall, 'nonsense')],
  ])('AUTH-16 %s: every call of a person is refused, and none of an administrator', async (_, code, message, bringAbout) => {
    const hall = await testHall();
    await bringAbout(hall);
    expect(await letThrough(hall, await hall.signIn('staff'), code, message)).toEqual([]);
    expect(await letThrough(hall, await hall.signIn('admin'), code, message)).toEqual(inNeedOfASession.map(nameOf).sort());
  });

  it('AUTH-16 calls before sign-in are answered all the same', async () => {
    const hall = await testHall();
    await endSerial(hall);
    for (const endpoint of allEndpoints.filter(({ access }) => access === 'anyone'))
      expect([nameOf(endpoint), (await ask(hall, endpoint, '')).message]).not.toEqual([nameOf(endpoint), EXPIRED]);
  });

  it('AUTH-16 comes before what the person has to do', async () => {
    const hall = await testHall();
    await endSerial(hall);
    expect((await hall.get('/api/dbtz/dbsxlu', await hall.signIn('weakpass', '123456'))).code).toBe('ERRCODE_002');
  });

  it('AUTH-16 an administrator reads it, sets another one, and lets everybody in again', async () => {
    const hall = await testHall();
    const { serial: before } = await hall.services.database.read.licence.findUniqueOrThrow({ where: { id: 'installation' } });
    const key = (await hall.services.database.read.secret.findUniqueOrThrow({ where: { id: 'serial' } })).value;
    const { issueSerial } = await import('@hall/database/serial');
    const [staff, admin] = [await hall.signIn('staff'), await hall.signIn('admin')];
    expect((await hall.get('/api/user/xlhsz', admin)).data).toMatchObject({ xlhkey: before, xlhzt: 'valid' });
    await setSerial(hall, 'HALL-20991231-AAAA-BBBB-CCCC-DDDD');
    expect((await hall.get('/api/user/xlhsz', admin)).data).toEqual({ xlhkey: 'HALL-20991231-AAAA-BBBB-CCCC-DDDD', xlhzt: 'wrong' });
    const set = (serial: string, token = admin) => hall.get(`/api/user/xgxlh?xlhkey=${encodeURIComponent(serial)}`, token);
    expect(await set('HALL-20991231-AAAA-BBBB-CCCC-DDDD')).toMatchObject({ code: 500, data: { field: 'xlhkey', rule: 'serial-wrong' } });
    expect(await set('anything')).toMatchObject({ code: 500, data: { field: 'xlhkey', rule: 'serial-wrong' } });
    expect(await set(issueSerial('another installation', '2099-12-31'))).toMatchObject({ code: 500, data: { rule: 'serial-wrong' } });
    expect(await set(issueSerial(key, '2020-01-31'))).toMatchObject({ code: 500, data: { field: 'xlhkey', rule: 'serial-expired' } });
    expect((await hall.get('/api/yhxx', staff)).code).toBe('ERRCODE_003');
    expect((await set(` ${issueSerial(key, '2099-12-31').toLowerCase()} `)).code).toBe(200);
    expect((await hall.get('/api/yhxx', staff)).code).toBe(200);
    expect((await set(before, staff)).code).toBe(403);
  });

  it('AUTH-16 SYS-15 who may set it without being an administrator is let in to set another one', async () => {
    const hall = await testHall();
    const { serial: good } = await hall.services.database.read.licence.findUniqueOrThrow({ where: { id: 'installation' } });
    await hall.services.database.unitOfWork(async (tx) => {
      const permissions = { create: { permissionId: 'system.serial' } };
      await tx.role.create({ data: { id: 'keeper', name: 'k', nameEn: 'k', remark: '', permissions } });
      await tx.person.update({ where: { userName: 'analyst' }, data: { roles: { create: { roleId: 'keeper' } } } });
    });
    await setSerial(hall, 'HALL-20991231-AAAA-BBBB-CCCC-DDDD');
    const [staff, keeper] = [await hall.signIn('staff'), await hall.signIn('analyst')];
    expect((await hall.get('/api/yhxx', staff)).code).toBe('ERRCODE_003');
    expect((await hall.get('/api/yhxx', keeper)).code).toBe(200);
    expect((await hall.get(`/api/user/xgxlh?xlhkey=${good}`, keeper)).code).toBe(200);
    expect((await hall.get('/api/yhxx', staff)).code).toBe(200);
  });

  it.each([
    [31, '0', 'valid'],
    [30, '1', 'ending'],
    [0, '1', 'ending'],
    [-1, '1', 'expired'],
  ])('AUTH-16 %i days before its end a warning is due: %s', async (days, ists, xlhzt) => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const { jzrq } = (await hall.get('/api/user/getIsts', admin)).data as { jzrq: string };
    // Noon in Shanghai, this many days before the last one.
    hall.clock.set(new Date(Date.parse(`${jzrq}T12:00:00+08:00`) - days * 86_400_000));
    expect((await hall.get('/api/user/getIsts', await hall.signIn('admin'))).data).toEqual({ ists, xlhzt, jzrq, syts: days });
  });

  it('AUTH-16 is good to the last moment of its last day in Shanghai', async () => {
    const hall = await testHall();
    const { jzrq } = (await hall.get('/api/user/getIsts', await hall.signIn('admin'))).data as { jzrq: string };
    hall.clock.set(new Date(`${jzrq}T23:59:00+08:00`));
    const staff = await hall.signIn('staff');
    expect((await hall.get('/api/yhxx', staff)).code).toBe(200);
    hall.clock.advance(60_000);
    expect((await hall.get('/api/yhxx', staff)).code).toBe('ERRCODE_002');
  });

  it('AUTH-16 SYS-15 of an installation without one none is demanded: nobody is refused, and no administrator warned', async () => {
    const hall = await testHall();
    await hall.services.database.unitOfWork((tx) => tx.licence.deleteMany({}));
    expect((await hall.get('/api/yhxx', await hall.signIn('staff'))).code).toBe(200);
    expect((await hall.get('/api/user/getIsts', await hall.signIn('admin'))).data).toEqual({ ists: '0', xlhzt: 'none' });
  });
});

describe('what the server enforces, in order', () => {
  it('is the password, then contact details, then notices', async () => {
    const hall = await testHall();
    await hall.setParameter('phoneRequirement', '2');
    await hall.setParameter('compulsoryNotices', '1');
    await setPerson(hall, 'staff', { weakPassword: true, email: null });
    const token = await hall.signIn('staff');
    const refusal = async () => (await hall.get('/api/dbtz/dbsxlu', token)).message;
    expect(await refusal()).toBe(WEAK);
    await setPerson(hall, 'staff', { weakPassword: false });
    expect(await refusal()).toBe(CONTACT);
    await setPerson(hall, 'staff', { email: 'a@b.example' });
    expect(await refusal()).toBe(NOTICES);
    await hall.setParameter('compulsoryNotices', '0');
    expect(await refusal()).not.toBe(NOTICES);
  });
});

describe('AUTH-17 loans', () => {
  it('AUTH-17 lists what is due within 30 days or overdue, the most urgent first, each person the own ones', async () => {
    const hall = await testHall();
    const loans = async (name: string) =>
      (await hall.post('/api/getWbjjdqjkxx', undefined, await hall.signIn(name))).data as { syts: number; whkje: string }[];
    expect((await loans('leader')).map(({ syts }) => syts)).toEqual([-12, 9]);
    expect((await loans('deptlead')).map(({ syts }) => syts)).toEqual([21]);
    expect(await loans('staff')).toEqual([]);
    expect(await loans('finclerk')).toEqual([]);
  });

  it.each([
    ['2026-11-20', 30, '1234.05', true],
    ['2026-11-20', 31, '1234.05', false],
    ['2026-11-20', 0, '0.09', true],
    ['2026-11-20', -400, '99999999.90', true],
  ])('AUTH-17 on %s a loan due in %i days of %s yuan is told of: %s', async (today, days, amount, told) => {
    const hall = await testHall();
    hall.clock.set(new Date(`${today}T00:10:00+08:00`));
    const token = await hall.signIn('staff');
    const { id: personId } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const dueOn = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const row = { id: 'l', number: 'JK1', personId, purpose: '借款', purposeEn: 'Loan', lentOn: '2024-01-05', dueOn };
    const fen = Number(amount.replace('.', ''));
    await hall.services.database.unitOfWork((tx) => tx.loan.create({ data: { ...row, amount: fen } }));
    const loan = { id: 'l', jkdh: 'JK1', jksy: '借款', jksyen: 'Loan', whkje: amount, jkrq: '2024-01-05', yhkrq: dueOn, syts: days };
    expect((await hall.post('/api/getWbjjdqjkxx', undefined, token)).data).toEqual(told ? [loan] : []);
    await hall.services.database.unitOfWork((tx) => tx.loan.update({ where: { id: 'l' }, data: { settledAt: hall.clock.now() } }));
    expect((await hall.post('/api/getWbjjdqjkxx', undefined, token)).data).toEqual([]);
  });
});

describe('MENU-8 functions of linked systems need a phone', () => {
  it('MENU-8 the address is refused to who has none where the parameter asks for one', async () => {
    const hall = await testHall();
    const token = await hall.signIn('nophone');
    const url = () => hall.post('/api/menu/url', { qid: 'reimbursement.mine' }, token);
    expect((await url()).code).toBe(200);
    await hall.setParameter('phoneRequirement', '1');
    expect(await url()).toMatchObject({
      code: 403,
      message: '您未设置手机号，无法使用此功能，请先设置手机号。',
      data: { rule: 'phone-missing' },
    });
    expect(await hall.get('/api/user/dlryzzjh', token)).toMatchObject({ code: 403, data: { rule: 'phone-missing' } });
    expect((await hall.get('/api/dbtz/dbsxlu', token)).code).toBe(200);
    await setPerson(hall, 'nophone', { phone: '13900000000' });
    expect((await url()).code).toBe(200);
  });
});

describe('AUTH-12 ways round the duties', () => {
  it('AUTH-12 no phone can let another browser in for who has something to do first', async () => {
    const hall = await testHall();
    const token = await hall.signIn('weakpass', '123456');
    const { data } = await hall.get('/api/qrlogin/qrcodeimg');
    expect(await hall.post('/api/session/scan-qr', { uuid: (data as { uuid: string }).uuid }, token)).toMatchObject({
      code: 403,
      message: WEAK,
    });
  });

  it('AUTH-12 another session of the same person has the same duty', async () => {
    const hall = await testHall();
    await hall.setParameter('forceFirstChange', '1');
    for (const token of [await hall.signIn('firsttime'), await hall.signIn('firsttime', PASSWORD)])
      expect((await hall.get('/api/dbtz/dbsxlu', token)).message).toBe(FIRST);
  });
});
