import { allEndpoints } from '@hall/contract/api';
import type { Schema } from '@hall/contract/wire/entity';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../contract/test/limits.ts';
import { testHall } from '../testing/test-hall.ts';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('SEC-4 API-2 how deep a body may be nested', () => {
  it.each([
    ['lists', '['.repeat(60_000)],
    ['objects', '{"a":'.repeat(10_000)],
    ['what is closed again', lists(21)],
    ['objects in a field that the call knows', `{"yhm":${objects(20)}}`],
    ['what stands behind texts with brackets and quotes', `{"yhm":"[\\"[","mm":${lists(20)}}`],
  ])('SEC-4 no deeper than 20: %s', async (_, body) => {
    const hall = await testHall();
    expect(await hall.post('/api/login', body)).toMatchObject({ status: 200, code: 404, data: { rule: 'json' } });
  });

  it.each([
    ['what is nested 20 deep', lists(20), { rule: 'type' }],
    ['what stands side by side', `{"more":[${'[[]],'.repeat(100)}1]}`, { field: 'yhm' }],
    ['brackets of a text', JSON.stringify({ yhm: '[{'.repeat(40), more: '\\"[' }), { field: 'mm' }],
  ])('API-2 %s is read', async (_, body, data) => {
    const hall = await testHall();
    expect(await hall.post('/api/login', body)).toMatchObject({ code: 404, data });
  });

  it('API-2 a menu entry that is nested 2,000 deep is refused', async () => {
    const hall = await testHall();
    const body = `${'{"qid":"a","sysMenuList":['.repeat(2000)}${']}'.repeat(2000)}`;
    expect(await hall.post('/api/menu/url', body, await hall.signIn('staff'))).toMatchObject({ status: 200, code: 404 });
  });
});

const fields = (count: number): string => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;
const rows = (count: number, row = '1'): string => `[${Array.from({ length: count }, () => row).join()}]`;
const tooMany = (maximum: number) => ({ rule: 'too-many-parts', params: { maximum } });

describe('SEC-4 API-2 how many parts a body may have', () => {
  it.each([
    ['fields, that are refused before they are read', fields(201), tooMany(200)],
    ['fields, and the rest is no JSON', `${fields(201)}}]`, tooMany(200)],
    ['fields within', `{"yhm":[{"a":1},${fields(201)}]}`, tooMany(200)],
    ['fields around what is closed', `{"yhm":{"a":[1,2]},${fields(200).slice(1)}`, tooMany(200)],
    ['texts', `{"columnFilters":[{"id":"a","val":${rows(31_000, '""')}},{"id":"b","val":${rows(31_000, '""')}}]}`, tooMany(60_000)],
    ['rows', rows(30_001, '{}'), tooMany(60_000)],
  ])('SEC-4 API-2 no more than so many %s', async (_, body, data) => {
    const hall = await testHall();
    const answer = await hall.post('/api/logs/operations', body, await hall.signIn('secauditor'));
    expect(answer).toMatchObject({ status: 200, code: 404, data, message: expect.stringContaining(String(data.params.maximum)) });
  });

  it.each([
    ['fields', fields(200), { rule: 'unknown', field: 'k0' }],
    ['rows', `{"batchKeys":${rows(59_998)}}`, { rule: 'too-many-items', field: 'batchKeys' }],
    ['fields that are of a text', JSON.stringify({ address: `{${'"a",'.repeat(300)}` }), { rule: 'too-long', field: 'address' }],
  ])('API-2 as many %s are read', async (_, body, data) => {
    const hall = await testHall();
    expect(await hall.post('/api/logs/operations', body, await hall.signIn('secauditor'))).toMatchObject({ code: 404, data });
  });

  it('API-2 nothing that a call takes has as many', () => {
    const requests = allEndpoints.flatMap(({ request }) => (request ? limitsOf(request as Schema<unknown>) : []));
    for (const { deepest, fields: most, parts } of requests.map((request) => shapeOf(request))) {
      expect(deepest).toBeLessThan(10);
      expect(most).toBeLessThan(100);
      expect(parts).toBeLessThan(55_000);
    }
  });
});

/** How deep a value is, how many fields its objects have at the most, and how many parts there are in all. */
function shapeOf(value: unknown): { readonly deepest: number; readonly fields: number; readonly parts: number } {
  if (typeof value !== 'object' || value === null) return { deepest: 0, fields: 0, parts: 1 };
  const inner = Object.values(value).map(shapeOf);
  const most = (of: 'deepest' | 'fields') => inner.reduce((one, other) => Math.max(one, other[of]), 0);
  return {
    deepest: 1 + most('deepest'),
    fields: Math.max(Array.isArray(value) ? 0 : inner.length, most('fields')),
    parts: inner.reduce((sum, { parts }) => sum + parts, 1),
  };
}
