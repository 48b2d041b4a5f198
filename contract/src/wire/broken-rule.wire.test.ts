import { expect, test } from 'vitest';
import { profileEndpoints } from '../profile.ts';
import { tableColumnsEndpoints } from '../table-columns.ts';
import { brokenRule, isRequired, maxLengthOf } from './broken-rule.ts';
import { fieldAt } from './field-at.ts';

const contact = (name: string) => fieldAt(profileEndpoints.updateContact.request, name, 'name')?.schema as never;
const column = (name: string) => fieldAt(tableColumnsEndpoints.saveColumns.request, `columns.0.${name}`, 'name')?.schema as never;

test.each([
  ['a text that a rule judges', contact('contactPhone'), '110', { rule: 'contact-phone-format', params: {} }],
  ['a sound one', contact('contactPhone'), '88821104', undefined],
  ['nothing', column('fieldId'), undefined, { rule: 'required', params: {} }],
  ['an empty text', column('fieldId'), '', { rule: 'required', params: {} }],
  ['a long text', column('fieldId'), 'x'.repeat(51), { rule: 'too-long', params: { maximum: 50 } }],
  ['a number out of range', column('width'), 39, { rule: 'too-small', params: { minimum: 40 } }],
  ['a value of our own code', column('shown'), true, undefined],
  ['another value than those of a code', column('fixed'), 'top', { rule: 'choice', params: {} }],
])('API-2 a form finds the rule that %s breaks, as the server names it', (_, schema, value, broken) => {
  expect(brokenRule(schema, value)).toEqual(broken);
});

test('API-2 a form knows what must be filled in, and how long it may be', () => {
  expect([contact('contactPhone'), column('fieldId'), column('width'), column('shown')].map(isRequired)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([contact('contactPhone'), column('fieldId')].map(maxLengthOf)).toEqual([undefined, 50]);
});
