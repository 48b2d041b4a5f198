import { IMPORT_MAX_BYTES } from '@hall/contract/imports';
import { expect, it } from 'vitest';
import { chosenFault } from './chosen-fault.ts';

it.each([
  ['people.xlsx', 1, undefined],
  ['people.CSV', IMPORT_MAX_BYTES, undefined],
  ['people.csv', IMPORT_MAX_BYTES + 1, 'import-size'],
  ['people.csv', 0, 'file-empty'],
  ['people.xls', 1, 'import-old'],
  ['people.xlsm', 1, 'import-macros'],
  ['people.pdf', 1, 'import-kind'],
  ['people', 1, 'import-kind'],
])('IMPORT-1 a file %s of %i bytes is refused before it is sent where it cannot be imported', (name, size, rule) => {
  expect(chosenFault({ name, size })).toBe(rule);
});
