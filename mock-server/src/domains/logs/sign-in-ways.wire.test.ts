import { SignInRecord, type SignInWay } from '@hall/contract/logs';
import { wireDay } from '@hall/contract/rules/shanghai';
import { optionsOf } from '@hall/contract/wire/coded';
import { expect, it } from 'vitest';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { PASSWORD, testHall } from '../../testing/test-hall.ts';

const WAYS = {
  password: ['用户名密码', 'Password'],
  directory: ['目录服务', 'Directory service'],
  cas: ['单点登录', 'Single sign-on'],
  authentication: ['统一认证', 'Authentication service'],
  'third-party': ['第三方', 'Third party'],
  url: ['链接', 'Link'],
  qr: ['二维码', 'QR code'],
  acting: ['账号切换', 'Account switching'],
} as const satisfies Record<SignInWay, readonly [string, string]>;

it('SYS-7 AUTH-6 each of the eight ways is in the sign-in log, is found by its name, and is exported by it', async () => {
  const hall = await testHall();
  const token = await hall.signIn('secauditor');
  const ways = Object.keys(WAYS) as SignInWay[];
  const at = hall.clock.now();
  await hall.services.database.unitOfWork((tx) =>
    tx.signInRecord.createMany({
      data: ways.map((way) => ({ at, userName: `came by ${way}`, address: '10.0.0.2', browser: 'Chrome', way, result: '200' })),
    }),
  );
  const listed = async (way: string) =>
    (
      (await hall.post('/api/logs/sign-ins', { currentPage: 1, limit: 100, way, from: wireDay(at) }, token)).data as {
        rows: { userName: string; way: string }[];
      }
    ).rows.filter(({ userName }) => userName.startsWith('came by'));
  for (const way of ways) expect(await listed(way)).toMatchObject([{ userName: `came by ${way}`, way }]);
  const [, schema] = SignInRecord.fields.way ?? [];
  expect(schema && optionsOf(schema)).toEqual(ways.map((way) => ({ value: way, zh: WAYS[way][0], en: WAYS[way][1] })));
  for (const [index, locale] of (['zh', 'en'] as const).entries()) {
    const asked = exportOf(['userName', 'way'], { locale, query: [{ id: 'from', value: wireDay(at) }] });
    const file = await askExport(hall, '/api/logs/export-sign-ins', asked, token);
    const exported = rowsOf(file.rawPayload).filter(([userName]) => String(userName).startsWith('came by'));
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(ways.map((way) => [`came by ${way}`, WAYS[way][index]])));
  }
});

it('SYS-7 AUTH-2 the sign-in log tells in words why an attempt was refused: a wrong password from a lock-out', async () => {
  const hall = await testHall();
  for (let attempt = 0; attempt < 6; attempt++) await hall.trySignIn('staff', 'wrong password');
  await hall.trySignIn('disabled', PASSWORD);
  const token = await hall.signIn('secauditor');
  const from = wireDay(hall.clock.now());
  const reasons = async (person: string, locale: 'zh' | 'en') => {
    const query = [
      { id: 'person', value: person },
      { id: 'from', value: from },
      { id: 'address', value: '10.0.0.1' },
    ];
    const file = await askExport(hall, '/api/logs/export-sign-ins', exportOf(['result', 'reason'], { locale, query }), token);
    return new Set(rowsOf(file.rawPayload).map(([, reason]) => reason));
  };
  const { read } = hall.services.database;
  const [staff, disabled] = await Promise.all(
    ['staff', 'disabled'].map(async (userName) => (await read.person.findUniqueOrThrow({ where: { userName } })).staffNumber),
  );
  expect(await reasons(staff as string, 'zh')).toEqual(new Set(['用户名或密码错误', '请先完成图片验证', '尝试次数过多，暂时拒绝登录']));
  expect(await reasons(staff as string, 'en')).toContain('Too many attempts; refused for a while');
  expect(await reasons(disabled as string, 'en')).toEqual(new Set(['Account disabled']));
});

it('SYS-7 every rule by which a sign-in is refused has words of its own', () => {
  const [, schema] = SignInRecord.fields.reason ?? [];
  const words = schema ? optionsOf(schema) : [];
  expect(words.length).toBeGreaterThan(15);
  for (const { zh, en } of words) expect(`${zh}${en}`).not.toMatch(/[{}]/);
});
