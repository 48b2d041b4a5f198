import { api } from '@hall/contract/api';
import { failuresOf } from '@hall/contract/openapi/answers';
import { BODY_BYTES, type Endpoint } from '@hall/contract/wire/endpoint';
import type { Schema } from '@hall/contract/wire/entity';
import { expect, it } from 'vitest';
import { limitsOf } from '../../contract/test/limits.ts';
import { knownOf, peopleKnown } from './testing/known-values.ts';
import { signInWith } from './testing/roles.ts';
import { type TestHall, testHall } from './testing/test-hall.ts';

/** Signs in somebody who holds every role, and answers what the calls know of people. */
async function everything(hall: TestHall) {
  const { read } = hall.services.database;
  const token = await signInWith(hall, ...(await read.role.findMany()).map(({ id }) => id));
  return { token, people: await peopleKnown(read) };
}

const queryOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => `${name}=${encodeURIComponent(String(part).toWellFormed())}`)
    .join('&');

const callsOf = (calls: object): readonly Endpoint[] =>
  (Object.values(calls) as Endpoint[]).filter(({ request, path }) => request && path !== '/api/logout');

const CALLS = Object.entries(api).flatMap(([domain, calls]) => (callsOf(calls).length > 0 ? [[domain, callsOf(calls)] as const] : []));

it.each(CALLS)(
  'API-2 SEC-4 every call, at every one of its limits, answers with a code that it is described with, and never that it failed: %s',
  async (_, calls) => {
    const hall = await testHall();
    const { token, people } = await everything(hall);
    const odd: string[] = [];
    for (const call of calls) {
      const { method, path, access, request, success = 200, bodyLimit = BODY_BYTES } = call;
      const described = [success, ...failuresOf(call)].map(String);
      for (const value of limitsOf(request as Schema<unknown>, { ...people, ...knownOf(path) }) as object[]) {
        hall.services.rateLimits.clear();
        const body = JSON.stringify(value);
        const { status, code, data } =
          method === 'POST' ? await hall.post(path, body, token) : await hall.get(`${path}?${queryOf(value)}`, token);
        const tooLarge = status === 413 && Buffer.byteLength(body) > bodyLimit;
        const file = status === 200 && code === 0;
        const told = status === 200 && described.includes(String(code)) && code !== 999 && (code !== 401 || access === 'anyone');
        if (!tooLarge && !file && !told) odd.push(`${path} ${status} ${code} ${JSON.stringify(data)} ${body.length} ${body.slice(0, 100)}`);
      }
    }
    expect(odd).toEqual([]);
  },
);
