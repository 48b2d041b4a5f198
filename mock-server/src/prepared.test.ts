import { expect, it } from 'vitest';
import { preparedLines } from './prepared.ts';

const NOTHING = { added: [], updated: [], kept: [], removed: [] };

it('SYS-15 a start says what it did to the database, and nothing when there was nothing to do', () => {
  expect(preparedLines({ created: false, migrations: [] })).toEqual([]);
  expect(preparedLines({ created: false, migrations: [], catalogue: NOTHING })).toEqual([]);
  expect(
    preparedLines({ created: false, migrations: ['20261122_roles'], catalogue: { ...NOTHING, added: ['role a'], kept: ['role b'] } }),
  ).toEqual(['Migrations applied: 20261122_roles.', "Catalogue: 1 added (role a); 1 left as the institution's (role b)."]);
  const administrator = { userName: 'admin', password: 'once' };
  expect(preparedLines({ created: true, migrations: [], catalogue: { ...NOTHING, added: ['role a'] }, administrator })).toEqual([
    'The database was made.',
    'First administrator: admin, password once (shown this once, changed at the first sign-in).',
  ]);
});
