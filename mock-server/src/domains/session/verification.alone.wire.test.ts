import { VERIFICATION_KINDS, type VerificationKind } from '@hall/contract/verification';
import { describe, expect, it, vi } from 'vitest';
import { PASSWORD, solved, type TestHall, testHall } from '../../testing/test-hall.ts';
import { verificationsOf } from './pictures/verifications.ts';

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      hashes.count += 1;
      return real.verify(...given);
    },
  };
});

const MINUTE = 60_000;

/** Signs in once, with the proof given and none solved along the way. */
const tryOnce = async (hall: TestHall, userName: string, password: string, proof?: string, address = '10.0.0.1') =>
  hall.send(
    'POST',
    '/api/login',
    { yhm: userName, mm: await hall.sealed(password), ...(proof && { proof }) },
    { 'x-forwarded-for': address },
  );

const failTwice = async (hall: TestHall, userName: string) => [
  await tryOnce(hall, userName, 'wrong password'),
  await tryOnce(hall, userName, 'wrong password'),
];

const askedFor = (hall: TestHall, id: string) =>
  verificationsOf(hall.services)
    .unsolved()
    .find((one) => one.id === id)?.solution ?? '';

/** The names of a PNG's chunks: texts would have some of their own. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

describe('AUTH-3 verification after two failures', () => {
  it.each(['staff', 'nobody-of-that-name'])('AUTH-3 stands before the password of %s, and the failure before says so', async (name) => {
    const hall = await testHall();
    const [first, second] = await failTwice(hall, name);
    expect(first).toMatchObject({ code: 402, data: { rule: 'credentials' } });
    expect(first?.data).not.toHaveProperty('params');
    expect(second).toMatchObject({ code: 402, data: { rule: 'credentials', params: { verification: 'picture' } } });
    const before = hashes.count;
    expect(await tryOnce(hall, name, PASSWORD)).toMatchObject({
      code: 402,
      message: '请先完成图片验证',
      data: { rule: 'verification-required', params: { verification: 'picture' } },
    });
    expect(hashes.count).toBe(before);
    expect((await tryOnce(hall, name, PASSWORD, solved(hall.services, 'picture'))).code).toBe(name === 'staff' ? 200 : 402);
  });

  it('AUTH-3 does not count an attempt that lacks it, so nobody is locked out by leaving it away', async () => {
    const hall = await testHall();
    await failTwice(hall, 'staff');
    for (let index = 0; index < 10; index++) await tryOnce(hall, 'staff', 'wrong password');
    expect((await tryOnce(hall, 'staff', PASSWORD, solved(hall.services, 'picture'))).code).toBe(200);
  });

  it('AUTH-3 takes a proof once, and within two minutes', async () => {
    const hall = await testHall();
    await failTwice(hall, 'staff');
    const proof = solved(hall.services, 'picture');
    expect((await tryOnce(hall, 'staff', 'wrong password', proof)).data).toMatchObject({ rule: 'credentials' });
    expect(await tryOnce(hall, 'staff', PASSWORD, proof)).toMatchObject({
      code: 402,
      message: '图片验证已过期，请重新获取',
      data: { rule: 'verification-expired' },
    });
    const late = solved(hall.services, 'picture');
    hall.clock.advance(2 * MINUTE + 1);
    expect((await tryOnce(hall, 'staff', PASSWORD, late)).data).toMatchObject({ rule: 'verification-expired' });
  });

  it.each([
    ['picture', 'slider'],
    ['slider', 'picture'],
  ] as const)('AUTH-3 refuses the proof of the other pair where a %s is asked for', async (kind, other) => {
    const hall = await testHall();
    await hall.setParameter('signInVerification', kind);
    await failTwice(hall, 'staff');
    expect((await tryOnce(hall, 'staff', PASSWORD, solved(hall.services, other))).code).toBe(402);
    expect((await tryOnce(hall, 'staff', PASSWORD, 'made-up')).code).toBe(402);
    expect((await tryOnce(hall, 'staff', PASSWORD, solved(hall.services, kind))).code).toBe(200);
  });

  it('AUTH-3 asks for nothing when the parameter says none', async () => {
    const hall = await testHall();
    await hall.setParameter('signInVerification', 'none');
    const [, second] = await failTwice(hall, 'staff');
    expect(second?.data).toEqual({ rule: 'credentials' });
    expect((await tryOnce(hall, 'staff', PASSWORD)).code).toBe(200);
  });

  it('AUTH-3 cannot be outrun by attempts side by side', async () => {
    const hall = await testHall();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => tryOnce(hall, 'staff', `guess ${index}`)));
    expect(answers.filter(({ data }) => (data as { rule: string }).rule === 'credentials')).toHaveLength(2);
  });

  it('AUTH-3 AUTH-2 lets five of a thousand passwords be looked at, sent side by side', async () => {
    const hall = await testHall();
    const before = hashes.count;
    const guess = (index: number) => tryOnce(hall, 'staff', `guess ${index}`, solved(hall.services, 'picture'), `10.20.${index % 250}.1`);
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => guess(index)));
    expect(answers.filter(({ data }) => (data as { rule: string }).rule === 'credentials')).toHaveLength(5);
    expect(hashes.count - before).toBe(5);
  });

  it('AUTH-2 AUTH-3 does the same work for known and unknown people', async () => {
    const hall = await testHall();
    const work = async (name: string, address: string) => {
      const before = hashes.count;
      const answer = await tryOnce(hall, name, 'wrong password', undefined, address);
      return { hashes: hashes.count - before, code: answer.code, message: answer.message, data: answer.data };
    };
    expect(await work('staff', '10.3.0.1')).toEqual(await work('nobody-of-that-name', '10.3.0.2'));
    expect(await work('disabled', '10.3.0.3')).toMatchObject({ hashes: 1, code: 402 });
  });
});

describe('AUTH-3 AUTH-2 a wrong answer to a verification', () => {
  const wrong = async (hall: TestHall, kind: VerificationKind, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const [create, verify] = kind === 'picture' ? ['createImgValidate', 'verifyimgx?code=0000'] : ['createImgValidate2', 'verifyimgx2?x=0'];
    const { uuid } = (await hall.send('GET', `/api/user/${create}`, undefined, headers)).data as { uuid: string };
    return hall.send('GET', `/api/user/${verify}&uuid=${uuid}`, undefined, headers);
  };
  const answerOf = async (hall: TestHall, address: string) => (await tryOnce(hall, 'staff', PASSWORD, undefined, address)).data;

  it.each(VERIFICATION_KINDS)(
    'AUTH-3 AUTH-2 counts as a failure of the address, which brings the verification about: a %s',
    async (kind) => {
      const hall = await testHall();
      for (let index = 0; index < 20; index++) expect((await wrong(hall, kind, '10.8.0.1')).data).toEqual({ rule: 'verification-wrong' });
      expect(await answerOf(hall, '10.8.0.1')).toMatchObject({ rule: 'verification-required' });
      expect(await answerOf(hall, '10.8.0.2')).not.toHaveProperty('rule');
    },
  );

  it('AUTH-2 AUTH-3 SEC-4 shuts nobody out by wrong answers alone, however many', async () => {
    const hall = await testHall();
    await hall.setParameter('addressFailures', '30');
    for (let index = 0; index < 40; index++) await wrong(hall, 'picture', '10.8.0.1');
    expect(await answerOf(hall, '10.8.0.1')).toMatchObject({ rule: 'verification-required' });
    expect(await hall.services.database.read.signInFailure.count()).toBe(20);
  });

  it('AUTH-2 SEC-4 counts nothing while the address is refused, and prolongs no refusal', async () => {
    const hall = await testHall();
    await hall.setParameter('addressFailures', '3');
    for (let index = 0; index < 3; index++) await hall.trySignIn(`nobody${index}`, 'wrong', '10.8.0.3');
    const standing = async () => [await answerOf(hall, '10.8.0.3'), await hall.services.database.read.signInFailure.count()];
    const before = await standing();
    expect(before[0]).toMatchObject({ rule: 'tried-too-often' });
    hall.clock.advance(MINUTE);
    await wrong(hall, 'picture', '10.8.0.3');
    expect(await standing()).toEqual(before);
  });
});

describe('AUTH-3 the picture code', () => {
  it('AUTH-3 is a PNG whose answer does not say what it shows', async () => {
    const hall = await testHall();
    const { data } = await hall.get('/api/user/createImgValidate');
    expect(data).toEqual({ uuid: expect.any(String), image: expect.stringMatching(/^data:image\/png;base64,iVBOR/) });
    const { uuid, image } = data as { uuid: string; image: string };
    expect(uuid).not.toContain(askedFor(hall, uuid));
    // Its bytes may spell anything by chance; what counts is that nothing but the picture is in it.
    expect(chunksOf(Buffer.from(image.split(',')[1] ?? '', 'base64'))).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('AUTH-3 is verified in any case of letters, once, and wrong answers use it up', async () => {
    const hall = await testHall();
    const { uuid } = (await hall.get('/api/user/createImgValidate')).data as { uuid: string };
    const code = askedFor(hall, uuid).toLowerCase();
    expect((await hall.get(`/api/user/verifyimgx?uuid=${uuid}&code=${code}`)).data).toEqual({ proof: expect.any(String) });
    expect((await hall.get(`/api/user/verifyimgx?uuid=${uuid}&code=${code}`)).message).toBe('图片验证已过期，请重新获取');
    const next = ((await hall.get('/api/user/createImgValidate')).data as { uuid: string }).uuid;
    const right = askedFor(hall, next);
    expect((await hall.get(`/api/user/verifyimgx?uuid=${next}&code=0000`)).data).toEqual({ rule: 'verification-wrong' });
    expect((await hall.get(`/api/user/verifyimgx?uuid=${next}&code=${right}`)).data).toEqual({ rule: 'verification-expired' });
  });

  it('AUTH-3 expires after two minutes', async () => {
    const hall = await testHall();
    const { uuid } = (await hall.get('/api/user/createImgValidate')).data as { uuid: string };
    const code = askedFor(hall, uuid);
    hall.clock.advance(2 * MINUTE);
    expect(await hall.get(`/api/user/verifyimgx?uuid=${uuid}&code=${code}`)).toMatchObject({
      code: 500,
      message: '图片验证已过期，请重新获取',
    });
  });

  it('AUTH-3 cannot be drawn without end from one address', async () => {
    const hall = await testHall();
    const codes = [];
    for (let index = 0; index < 601; index++) codes.push((await hall.get('/api/user/createImgValidate')).code);
    expect(codes.slice(0, 600)).toEqual(Array(600).fill(200));
    expect(codes[600]).toBe(500);
  });
});

describe('AUTH-3 the slider', () => {
  const create = async (hall: TestHall) =>
    (await hall.get('/api/user/createImgValidate2')).data as Record<string, unknown> & { uuid: string };

  it('AUTH-3 is two PNGs and never says where the piece belongs', async () => {
    const hall = await testHall();
    const puzzle = await create(hall);
    expect(Object.keys(puzzle).sort()).toEqual(['background', 'height', 'piece', 'pieceSize', 'top', 'uuid', 'width']);
    const x = Number(askedFor(hall, puzzle.uuid));
    expect([puzzle.height, puzzle.pieceSize, puzzle.width]).toEqual([150, 40, 300]);
    expect(x).toBeGreaterThan(40);
  });

  it('AUTH-3 takes the place of the piece within a few px, once', async () => {
    const hall = await testHall();
    const at = async (shift: number) => {
      const { uuid } = await create(hall);
      const x = Number(askedFor(hall, uuid)) + shift;
      return {
        answer: await hall.get(`/api/user/verifyimgx2?uuid=${uuid}&x=${x}`),
        again: await hall.get(`/api/user/verifyimgx2?uuid=${uuid}&x=${x}`),
      };
    };
    const near = await at(8);
    expect(near.answer.data).toEqual({ proof: expect.any(String) });
    expect(near.again.data).toEqual({ rule: 'verification-expired' });
    expect((await at(9)).answer.data).toEqual({ rule: 'verification-wrong' });
  });

  it('AUTH-3 is not solved by the calls of the picture code, nor the other way round', async () => {
    const hall = await testHall();
    const { uuid } = await create(hall);
    expect((await hall.get(`/api/user/verifyimgx?uuid=${uuid}&code=${askedFor(hall, uuid)}`)).data).toEqual({
      rule: 'verification-expired',
    });
    const picture = ((await hall.get('/api/user/createImgValidate')).data as { uuid: string }).uuid;
    expect((await hall.get(`/api/user/verifyimgx2?uuid=${picture}&x=1`)).data).toEqual({ rule: 'verification-expired' });
  });
});
