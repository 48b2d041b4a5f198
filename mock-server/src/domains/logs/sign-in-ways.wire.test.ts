import { SignInRecord, type SignInWay } from '@hall/contract/logs';
import { wireDay } from '@hall/contract/rules/shanghai';
import { optionsOf } from '@hall/contract/wire/coded';
import { expect, it } from 'vitest';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { testHall } from '../../testing/test-hall.ts';

const WAYS = {
  password: ['用户名密码', 'Password'],
  directory: ['目录服务', 'Directory service'],
  cas: ['单点登录', 'Single sign-on'],
  authentication: ['统一认证', 'Authentication service'],
  'third-party': ['第三方', 'Third party'],
  url: ['链接', 'Link'],
  qr: ['二维码', 'QR code'],
} as const satisfies Record<SignInWay, readonly [string, string]>;

it('SYS-7 AUTH-6 each of the seven ways is in the sign-in log, is found by its name, and is exported by it', async () => {
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
