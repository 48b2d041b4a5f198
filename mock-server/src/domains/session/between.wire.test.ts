import { describe, expect, it } from 'vitest';
import { issueSignOnToken, signOnKey } from '../../core/sign-on-tokens.ts';
import { between } from '../../testing/between.ts';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

const [NEW, OTHER] = ['Fresh#2027x', 'Other#2027x'];

const personOf = ({ services }: TestHall, userName: string) => services.database.read.person.findUniqueOrThrow({ where: { userName } });

const openSessions = async (hall: TestHall, userName: string) => {
  const { id } = await personOf(hall, userName);
  return hall.services.database.read.session.count({ where: { personId: id, endedAt: null, endsAt: { gt: hall.clock.now() } } });
};

const change = async (hall: TestHall, token: string, to = NEW, path = '/api/yhxx/updateyhmm') =>
  hall.post(path, { jmm: await hall.sealed(PASSWORD), xmm: await hall.sealed(to) }, token);

const reset = async (hall: TestHall, admin: string, userName: string) =>
  hall.post('/api/yhxx/glupdateyhmm', { ygbh: (await personOf(hall, userName)).staffNumber }, admin);

/** A recovery whose code has been sent. */
async function recovery(hall: TestHall, userName: string) {
  const { idNumber } = await personOf(hall, userName);
  const { uuid } = (await hall.post('/api/user/getRyxxBysfzh', { sfzh: idNumber })).data as { uuid: string };
  await hall.get(`/api/user/sendmessage?uuid=${uuid}`);
  const sent = await hall.services.database.read.outboxMessage.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const code = /\d{6}/.exec(sent.text)?.[0] ?? '';
  return async () => hall.post('/api/user/loginupdateyhmm', { uuid, yzm: code, xmm: await hall.sealed(NEW) });
}

/** What changes a password, ready to be done; whatever it needs is done before. */
const CHANGES = {
  'the person changed it': async (hall: TestHall) => {
    const token = await hall.signIn('staff');
    return () => change(hall, token);
  },
  'the person had to change it': async (hall: TestHall) => {
    await hall.services.database.unitOfWork((tx) =>
      tx.person.updateMany({ where: { userName: 'staff' }, data: { mustChangePassword: true } }),
    );
    const token = await hall.signIn('staff');
    return () => change(hall, token, NEW, '/api/user/updateyhmm');
  },
  'an administrator reset it': async (hall: TestHall) => {
    const admin = await hall.signIn('admin');
    return () => reset(hall, admin, 'staff');
  },
  'the person recovered it': (hall: TestHall) => recovery(hall, 'staff'),
};

describe('AUTH-8 what was proven is still true when the session is opened', () => {
  it.each(Object.entries(CHANGES))('AUTH-8 a sign-in that was on its way while %s opens no session', async (_, prepare) => {
    const hall = await testHall();
    const happen = await prepare(hall);
    const during: unknown[] = [];
    between(hall, 1, async () => {
      during.push((await happen()).code, await openSessions(hall, 'staff'));
    });
    const answer = await hall.trySignIn('staff', PASSWORD);
    expect(answer).toMatchObject({ code: 402, data: { rule: 'credentials' } });
    expect(during[0]).toBe(200);
    expect(await openSessions(hall, 'staff')).toBe(during[1]);
  });

  it.each(Object.entries(CHANGES))('AUTH-6 AUTH-8 a sign-on token of before %s opens no session', async (_, prepare) => {
    const hall = await testHall();
    const happen = await prepare(hall);
    const key = await signOnKey(hall.services.database, undefined);
    const token = await issueSignOnToken(key, 'authentication', 'staff', hall.clock.now());
    expect((await happen()).code).toBe(200);
    const answer = await hall.get(`/api/logauth/authlogintoken?access_token=${token}`);
    expect(answer).toMatchObject({ code: 401, data: { rule: 'token-expired' } });
  });

  it('AUTH-8 of two changes with the same old password one is made', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    between(hall, 1, () => change(hall, token, OTHER));
    expect(await change(hall, token)).toMatchObject({ code: 500, data: { field: 'jmm', rule: 'old-password' } });
    expect((await hall.trySignIn('staff', OTHER)).code).toBe(200);
    expect((await hall.trySignIn('staff', NEW)).code).toBe(402);
  });

  it.each(['an administrator reset it', 'the person recovered it'] as const)(
    'AUTH-8 a change on its way loses when %s meanwhile, and leaves no session',
    async (what) => {
      const hall = await testHall();
      const [token, happen] = [await hall.signIn('staff'), await CHANGES[what](hall)];
      between(hall, 1, happen);
      expect(await change(hall, token, OTHER)).toMatchObject({ code: 500, data: { rule: 'old-password' } });
      expect((await hall.trySignIn('staff', OTHER)).code).toBe(402);
      expect(await openSessions(hall, 'staff')).toBe(0);
    },
  );

  it.each([
    ['the session was ended', { session: true }],
    ['the person was disabled', { enabled: false }],
    ['the person was locked', { locked: true }],
  ])('AUTH-8 a change on its way opens no session when %s meanwhile', async (_, what) => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { session, ...data } = what as { session?: boolean; enabled?: boolean; locked?: boolean };
    between(hall, 1, () =>
      session
        ? hall.post('/api/logout', undefined, token)
        : hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data })),
    );
    const answer = await change(hall, token);
    expect(answer).toMatchObject({ code: 401 });
    expect(answer.headers.authorization).toBeUndefined();
    expect((await personOf(hall, 'staff')).passwordHash).toBe((await personOf(hall, 'leader')).passwordHash);
  });
});

describe('AUTH-7 AUTH-15 what somebody else’s word rests on', () => {
  it('AUTH-7 a QR code gives no session on the word of one that ended meanwhile', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { uuid, secret } = (await hall.get('/api/qrlogin/qrcodeimg')).data as { uuid: string; secret: string };
    await hall.post('/api/session/scan-qr', { uuid }, token);
    await hall.post('/api/session/confirm-qr', { uuid }, token);
    between(hall, 1, () => hall.post('/api/logout', undefined, token));
    expect(await hall.post('/api/session/collect-qr', { uuid, secret })).toMatchObject({ code: 500, data: { rule: 'qr-over' } });
    expect(await openSessions(hall, 'staff')).toBe(0);
  });

  it.each([
    ['has another phone', { phone: '13900139000' }],
    ['is disabled', { enabled: false }],
    ['is locked', { locked: true }],
  ])('AUTH-15 a recovery sets no password for who %s meanwhile', async (_, data) => {
    const hall = await testHall();
    const finish = await recovery(hall, 'staff');
    const { passwordHash } = await personOf(hall, 'staff');
    between(hall, 2, () => hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data })));
    expect(await finish()).toMatchObject({ code: 500, data: { rule: 'code-expired' } });
    expect((await personOf(hall, 'staff')).passwordHash).toBe(passwordHash);
  });

  it.each([{ enabled: false }, { locked: true }])('AUTH-15 a code is good no longer for who has become %o', async (data) => {
    const hall = await testHall();
    const finish = await recovery(hall, 'staff');
    await hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data }));
    expect(await finish()).toMatchObject({ code: 500, data: { rule: 'code-wrong' } });
  });
});
