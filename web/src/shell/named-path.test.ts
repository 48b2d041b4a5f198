import { expect, it } from 'vitest';
import { namedPath, withoutNamed } from './named-path.ts';

const at = (address: string) => new URL(address, 'http://hall.example');

it('SHELL-10 the address names a path of the menu, beside whatever else it says', () => {
  expect(namedPath(at('/home?lb=%2Ftzgg'))).toBe('/tzgg');
  expect(namedPath(at('/tzgg?page=2&lb=reimbursement.mine'))).toBe('reimbursement.mine');
  expect(namedPath(at('/home?lbx=1'))).toBeUndefined();
});

it('SHELL-10 what is named goes from the address, and nothing else', () => {
  expect(withoutNamed(at('/tzgg?page=2&lb=/x#there'))).toBe('/tzgg?page=2#there');
  expect(withoutNamed(at('/home?lb=/x'))).toBe('/home');
});
