import { expect, it } from 'vitest';
import { isAdministrator } from './is-administrator.ts';

const role = (id: string) => ({ id, name: id });

it.each([
  [true, [], true],
  [false, [role('staff'), role('admin')], true],
  [false, [role('staff')], false],
])('an administrator has the flag or the role: %s with %j', (isAdmin, roles, expected) =>
  expect(isAdministrator({ isAdmin, roles })).toBe(expected),
);
