import { describe, expect, it } from 'vitest';
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
