import { expect, it } from 'vitest';
import { consistent } from './consistent.ts';
import type { PageState } from './page-address.ts';

const state = (part: Partial<PageState>): PageState => ({
  values: {},
  filters: {},
  excluded: {},
  batch: [],
  page: 1,
  pageSize: 10,
  ...part,
});

it('SYS-14 a value that is asked for, in the form or of its column, is left out no more; other values stay left out', () => {
  const excluded = { kind: ['read', 'change'], result: ['200'] };
  const byForm = { values: { kind: 'read' } };
  expect(consistent(state({ excluded, ...byForm }), byForm).excluded).toEqual({ kind: ['change'], result: ['200'] });
  const byColumn = { filters: { kind: ['read', 'change'] } };
  expect(consistent(state({ excluded, ...byColumn }), byColumn).excluded).toEqual({ result: ['200'] });
});

it('SYS-14 a query that is restored holds against what the page begins with', () => {
  const said = { excluded: { kind: ['read'] }, values: { kind: 'read' } };
  expect(consistent(state(said), said)).toMatchObject({ values: { kind: 'read' }, excluded: {} });
});

it('SYS-14 a value that is left out is asked for no more', () => {
  const said = { excluded: { kind: ['read'] } };
  const before = { values: { kind: 'read', text: 'a' }, filters: { kind: ['read', 'change'], way: ['ad'] } };
  expect(consistent(state({ ...before, ...said }), said)).toMatchObject({
    values: { text: 'a' },
    filters: { kind: ['change'], way: ['ad'] },
    excluded: { kind: ['read'] },
  });
});
