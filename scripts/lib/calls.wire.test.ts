import { allEndpoints } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { calls } from './calls.mjs';

it('every call of the contract is in the list of calls, each once', async () => {
  const listed = [...(await calls()).matchAll(/^### (GET|POST) (\S+)$/gm)].map(([, method, path]) => `${method} ${path}`);
  expect(listed.sort()).toEqual(allEndpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

it('a call is listed with who may call, and its fields with their limits and whether they are required', async () => {
  const [, block = ''] = /^### POST \/api\/loans\/export\n([\s\S]*?)^##/m.exec(await calls()) ?? [];
  expect(block).toContain('who holds the permission `loans`');
  expect(block).toMatch(/`flg` \| `0`, `1`, `2` \| required/);
  expect(block).toMatch(/`fieldList\[\]\.head` \| text up to 100 \| {2}\|/);
  expect(await calls()).not.toMatch(/undefined|\[object/);
});

it('a code whose label begins with it is named once, and the empty one by a word', async () => {
  const page = await calls();
  expect(page).toContain('402 失败：用户名或密码错误 Failed: wrong user name or password');
  expect(page).toContain('bank 变更银行账户 Change a bank account');
  expect(page).toContain('empty 不固定 Not pinned');
  expect(page).not.toMatch(/\b(\d{3}|[A-Z]+(?:_\d+)?) \1 /);
});
