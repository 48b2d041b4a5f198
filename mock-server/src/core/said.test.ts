import { expect, it } from 'vitest';
import { saidBy } from './said.ts';

it.each<[string, unknown, string]>([
  ['the message', new Error('no such object'), 'no such object'],
  ['the code of a connection', Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['its name', Object.assign(new Error(' Code: 0x31'), { name: 'InvalidCredentialsError' }), 'InvalidCredentialsError: Code: 0x31'],
  ['what is behind it', new Error('fetch failed', { cause: new Error('no route') }), 'fetch failed: no route'],
  ['one line', new Error('first\r\nsecond\u2028third\u0000.'), 'first second third .'],
  ['no secrets', new Error('(uid=staff,pw=Hall@2026)'), '(uid=staff,pw=***)'],
  ['no more than is of use', new Error('x'.repeat(5000)), 'x'.repeat(300)],
])('OPS-2 of a failed counterpart the log tells %s', (_, error, told) => {
  expect(saidBy(error, ['Hall@2026', '', undefined])).toBe(told);
});
