import { expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';

const call = { method: 'GET', path: '/api/anything', summary: { zh: '任意', en: 'Anything' }, codes: [] } as const;

it('SYS-15 who may call cannot come along with a spread', () => {
  const open = { ...call, access: 'anyone' } as const;
  // @ts-expect-error: the description of a call says nothing of who may make it
  expect(endpoint('signed-in', { ...open }).access).toBe('signed-in');
});
