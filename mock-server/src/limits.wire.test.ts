import { allEndpoints } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import { BODY_BYTES } from '@hall/contract/wire/endpoint';
import { expect, it } from 'vitest';
import { limitsOf } from '../../contract/test/limits.ts';
import { signInWith } from './testing/roles.ts';
import { type TestHall, testHall } from './testing/test-hall.ts';

/** What exists, so that a call gets to its work; a few calls know another thing by the same name. */
const KNOWN = {
  ...{ pageId: 'operation-log', pageid: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'result', datafield: 'result' },
  ...{ id: 'result', flg: '1', qid: 'assets.mine', sysid: 'assets', yhkh: '6222021234567890128' },
};
const KNOWN_OF: Readonly<Record<string, object>> = {
  '/api/xtglGggl/getNoticeList': { id: 'ggdj' },
  '/api/xtQueryHistory/getSearchSuggest': { fieldId: 'person' },
};

/** Signs in somebody who holds every role, and answers what the calls know of people. */
async function everything(hall: TestHall) {
  const { read } = hall.services.database;
  const token = await signInWith(hall, ...(await read.role.findMany()).map(({ id }) => id));
  const { id } = await read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const { staffNumber } = await read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
  return { token, people: { yhbh: id, userId: id, ygbh: staffNumber } };
}

const queryOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => `${name}=${encodeURIComponent(String(part).toWellFormed())}`)
    .join('&');

const calls = allEndpoints.flatMap((endpoint) =>
  endpoint.request && endpoint.path !== '/api/logout' ? [[`${endpoint.method} ${endpoint.path}`, endpoint, endpoint.request] as const] : [],
);

it('API-2 SEC-4 every call, at every one of its limits, answers with a code of the catalogue, and never that it failed', async () => {
  const hall = await testHall();
  const { token, people } = await everything(hall);
  const odd: string[] = [];
  for (const [name, { method, path, access, bodyLimit = BODY_BYTES }, request] of calls) {
    for (const value of limitsOf(request, { ...KNOWN, ...people, ...KNOWN_OF[path] }) as object[]) {
      hall.services.rateLimits.clear();
      const body = JSON.stringify(value);
      const { status, code, data } =
        method === 'POST' ? await hall.post(path, body, token) : await hall.get(`${path}?${queryOf(value)}`, token);
      const tooLarge = status === 413 && Buffer.byteLength(body) > bodyLimit;
      const file = status === 200 && code === 0;
      const told = status === 200 && String(code) in CODES && code !== 999 && (code !== 401 || access === 'anyone');
      if (!tooLarge && !file && !told) odd.push(`${name} ${status} ${code} ${JSON.stringify(data)} ${body.length} ${body.slice(0, 100)}`);
    }
  }
  expect(odd).toEqual([]);
});
