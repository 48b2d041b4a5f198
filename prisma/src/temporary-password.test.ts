import { passwordFault } from '@hall/contract/rules/password';
import { expect, it } from 'vitest';
import { temporaryPassword } from './temporary-password.ts';

it('AUTH-8 a temporary password has letters and digits, fits the rules, and nothing in it is mistaken for something else', () => {
  const passwords = Array.from({ length: 1000 }, temporaryPassword);
  expect(new Set(passwords).size).toBe(1000);
  for (const password of passwords) {
    expect(password).toMatch(/^[a-z\d]{12}$/);
    expect(password).not.toMatch(/[0o1il]/i);
    expect(passwordFault(password, ['staff'])).toBeUndefined();
  }
});
