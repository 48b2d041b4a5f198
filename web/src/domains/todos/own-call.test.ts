import { expect, it } from 'vitest';
import { ownCall } from './own-call.ts';

it('TODO-2 a call of this site is made by the browser, with what is to be sent', () => {
  expect(ownCall({ call: '/api/sqgl/xmsqsq', method: 'GET', data: '{"limit":10}' })).toMatchObject({
    endpoint: { path: '/api/sqgl/xmsqsq', method: 'GET' },
    request: { limit: 10 },
  });
  expect(ownCall({ call: '/api/rcsw/searchTableInfo' })).toMatchObject({ endpoint: { method: 'POST' }, request: {} });
});

it.each([
  undefined,
  '',
  'https://elsewhere.example/api/a',
  '//elsewhere.example/api/a',
  '/\\elsewhere.example/api/a',
  '/api/../mock/reset',
  '/api/%2e%2e/mock/reset',
  '/api//elsewhere.example',
  '/api/a?b=1',
  '/api/a#b',
  '/apix/a',
  '/api/a\n',
  'javascript:alert(1)',
])('TODO-2 anything else never is: %j', (call) => {
  expect(ownCall({ call })).toBeUndefined();
});
