import { expect, it } from 'vitest';
import { drift } from './migrate.ts';

it('has migrations that lead to the schema; otherwise run "npm run migrate:new -- what it does"', async () => {
  expect(await drift()).toBe('');
});
