import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

const CHROME = { 'x-forwarded-for': '10.4.0.9', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36' };
const over = { status: 200, code: 500, message: '二维码已失效，请刷新', data: { rule: 'qr-over' } };

const ask = async (hall: TestHall) =>
  (await hall.send('GET', '/api/qrlogin/qrcodeimg', undefined, CHROME)).data as { uuid: string; image: string; secret: string };
const state = async (hall: TestHall, uuid: string) =>
  ((await hall.get(`/api/qrlogin/qrcodestate?uuid=${uuid}`)).data as { state: string }).state;
const phone = (hall: TestHall, verb: 'scan' | 'confirm' | 'cancel', uuid: string, token: string) =>
  hall.post(`/api/session/${verb}-qr`, { uuid }, token);
const collect = (hall: TestHall, uuid: string, secret: string) => hall.post('/api/session/collect-qr', { uuid, secret });

describe('AUTH-7 sign-in by QR code', () => {
  it('AUTH-7 goes from waiting to scanned to confirmed, and gives the asking browser the session of who scanned', async () => {
    const hall = await testHall();
    const { uuid, image, secret } = await ask(hall);
    expect(image).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(await state(hall, uuid)).toBe('waiting');
    const token = await hall.signIn('staff');
    expect((await phone(hall, 'scan', uuid, token)).data).toEqual({
      browser: 'Chrome 156 · Windows',
      address: '10.4.0.9',
      askedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await state(hall, uuid)).toBe('scanned');
    expect((await phone(hall, 'confirm', uuid, token)).code).toBe(200);
    expect(await state(hall, uuid)).toBe('confirmed');
    const collected = await collect(hall, uuid, secret);
    expect(collected).toMatchObject({ code: 200, data: { userName: '王芳', casLogin: 'false' } });
    expect((await hall.get('/api/yhxx', (collected.data as { token: string }).token)).code).toBe(200);
    expect((collected.data as { token: string }).token).not.toBe(token);
  });

  it('AUTH-7 gives the session once', async () => {
    const hall = await testHall();
    const { uuid, secret } = await ask(hall);
    const token = await hall.signIn('staff');
    await phone(hall, 'scan', uuid, token);
    await phone(hall, 'confirm', uuid, token);
    const answers = await Promise.all([collect(hall, uuid, secret), collect(hall, uuid, secret)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(await state(hall, uuid)).toBe('expired');
  });

  it('AUTH-7 gives the session to no other browser, which knows the code but not the secret', async () => {
    const hall = await testHall();
    const [{ uuid, secret }, other] = [await ask(hall), await ask(hall)];
    const token = await hall.signIn('staff');
    await phone(hall, 'scan', uuid, token);
    await phone(hall, 'confirm', uuid, token);
    for (const guess of [other.secret, uuid, 'x']) expect(await collect(hall, uuid, guess)).toMatchObject(over);
    expect(JSON.stringify((await hall.get(`/api/qrlogin/qrcodestate?uuid=${uuid}`)).data)).toBe('{"state":"confirmed"}');
    expect((await collect(hall, uuid, secret)).code).toBe(200);
  });

  it('AUTH-7 gives no session before the confirmation, nor after a refusal', async () => {
    const hall = await testHall();
    const { uuid, secret } = await ask(hall);
    const token = await hall.signIn('staff');
    expect(await collect(hall, uuid, secret)).toMatchObject(over);
    await phone(hall, 'scan', uuid, token);
    expect(await collect(hall, uuid, secret)).toMatchObject(over);
    await phone(hall, 'cancel', uuid, token);
    expect(await state(hall, uuid)).toBe('cancelled');
    expect(await collect(hall, uuid, secret)).toMatchObject(over);
    expect(await phone(hall, 'confirm', uuid, token)).toMatchObject(over);
  });

  it('AUTH-7 lets nobody but who scanned it confirm or cancel, and nobody who is not signed in scan', async () => {
    const hall = await testHall();
    const { uuid } = await ask(hall);
    const [staff, leader] = [await hall.signIn('staff'), await hall.signIn('leader')];
    expect((await hall.post('/api/session/scan-qr', { uuid })).code).toBe(401);
    expect(await phone(hall, 'confirm', uuid, staff)).toMatchObject(over);
    await phone(hall, 'scan', uuid, staff);
    expect((await phone(hall, 'scan', uuid, staff)).code).toBe(200);
    for (const verb of ['scan', 'confirm', 'cancel'] as const) expect(await phone(hall, verb, uuid, leader)).toMatchObject(over);
    expect(await state(hall, uuid)).toBe('scanned');
  });

  it('AUTH-7 expires after two minutes, whatever state it was in', async () => {
    const hall = await testHall();
    const { uuid, secret } = await ask(hall);
    const token = await hall.signIn('staff');
    await phone(hall, 'scan', uuid, token);
    hall.clock.advance(119_000);
    await phone(hall, 'confirm', uuid, token);
    hall.clock.advance(1_000);
    expect(await state(hall, uuid)).toBe('expired');
    expect(await collect(hall, uuid, secret)).toMatchObject(over);
    expect(await state(hall, 'never-made')).toBe('expired');
  });

  it('AUTH-7 gives no session on the word of one that was ended meanwhile, or for a disabled person', async () => {
    const hall = await testHall();
    const [{ uuid, secret }, token] = [await ask(hall), await hall.signIn('staff')];
    await phone(hall, 'scan', uuid, token);
    await phone(hall, 'confirm', uuid, token);
    await hall.post('/api/yhxx/updateyhmm', { jmm: await hall.sealed(PASSWORD), xmm: await hall.sealed('Fresh#2027x') }, token);
    expect(await collect(hall, uuid, secret)).toMatchObject(over);
  });
});
