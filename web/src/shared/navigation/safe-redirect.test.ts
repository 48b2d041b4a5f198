import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'http://hall.example:8080';

describe('ENTRY-1 the page to come back to after sign-in', () => {
  it.each([
    '/tzgg?page=2&text=a#x',
    '/qtxt?menu=reimbursement.mine',
    '/qtxt?url=http%3A%2F%2Flinked.example%2Fa&menus=a%2Cb&activeindex=1',
    '/xtsz/accounts',
    '/qtxt?text=100%',
    '/100%',
  ])('ENTRY-1 accepts the path %s', (path) => {
    expect(safeRedirect(path, ORIGIN)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    '/login',
    '/login?redirect=/login',
    '/login/',
    '/logad',
    '/logCas?ticket=1',
    '/logAuth',
    '/logUrl',
    '/log%55rl?token=another-persons',
    '/%6cogin/',
    '/qhLogin',
    'home',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example/home',
    'javascript:alert(1)',
    ' /home',
  ])('ENTRY-1 goes home instead of to %j', (path) => {
    expect(safeRedirect(path, ORIGIN)).toBe('/home');
  });

  it('ENTRY-1 keeps an encoded double slash a path of this site', () => {
    expect(safeRedirect('/%2F%2Fevil.example', ORIGIN)).toBe('/%2F%2Fevil.example');
  });
});
