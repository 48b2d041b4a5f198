import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplate } from '@hall/database/prepare';
import { expect, it, onTestFinished } from 'vitest';
import { testHall } from './testing/test-hall.ts';

it('SYS-15 without demo data the first administrator signs in, changes the password, has the system settings and is asked for no serial number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hall-without-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const template = join(folder, 'template.db');
  const { administrator } = await makeTemplate(template, { demo: false });
  const { userName, password } = administrator ?? { userName: '', password: '' };
  const hall = await testHall({ template });
  const first = await hall.signIn(userName, password);
  expect(await hall.post('/api/people/accounts', {}, first)).toMatchObject({ code: 403, data: { rule: 'first-password' } });
  const { headers } = await hall.post(
    '/api/yhxx/updateyhmm',
    { jmm: await hall.sealed(password), xmm: await hall.sealed('Fresh#2027x') },
    first,
  );
  const token = String(headers.authorization).replace('Bearer ', '');
  expect(await hall.post('/api/people/accounts', {}, token)).toMatchObject({ code: 200, data: { rows: [{ ygbh: '0000001' }] } });
  expect(await hall.get('/api/user/getIsts', token)).toMatchObject({ code: 200, data: { ists: '0', xlhzt: 'none' } });
  const menu = await hall.post('/api/getMenuTree', {}, token);
  expect(JSON.stringify(menu.data)).toContain('/xtsz/accounts');
  for (const path of ['/api/yhxx', '/api/menu/mymenu', '/api/dbtz/dbsxlu', '/healthz'])
    expect((await hall.get(path, token)).status).toBe(200);
});
