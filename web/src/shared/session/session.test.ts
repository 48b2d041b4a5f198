import { describe, expect, it } from 'vitest';
import { issuedAt, renewedToken, type Session } from './session.ts';

const jwt = (iat: number, mark = '') => `e30.${btoa(JSON.stringify({ iat, mark })).replace(/=+$/, '')}.sig`;
const session = (token: string): Session => ({ id: 'one', token, userId: '1', userName: 'x', casLogin: false });

describe('AUTH-8 a renewed token', () => {
  it('AUTH-8 is taken over from the answer', () => {
    expect(renewedToken(session(jwt(10)), 'one', `Bearer ${jwt(20)}`)).toBe(jwt(20));
    expect(renewedToken(session(jwt(10)), 'one', jwt(20))).toBe(jwt(20));
  });

  it('AUTH-8 of an older answer never replaces a newer one', () => {
    expect(renewedToken(session(jwt(30)), 'one', jwt(20))).toBeUndefined();
  });

  it('AUTH-8 of the same second replaces, for both are good', () => {
    expect(renewedToken(session(jwt(20, 'a')), 'one', jwt(20, 'b'))).toBe(jwt(20, 'b'));
  });

  it('AUTH-8 does not bring a signed-out session back', () => {
    expect(renewedToken(undefined, 'one', jwt(20))).toBeUndefined();
  });

  it('AUTH-8 does not pass from one session to the next', () => {
    expect(renewedToken(session(jwt(10)), 'an earlier one', jwt(20))).toBeUndefined();
    expect(renewedToken(session(jwt(10)), undefined, jwt(20))).toBeUndefined();
  });

  it('AUTH-8 that says nothing, or the same, changes nothing', () => {
    expect(renewedToken(session(jwt(10)), 'one', '')).toBeUndefined();
    expect(renewedToken(session(jwt(10)), 'one', `Bearer ${jwt(10)}`)).toBeUndefined();
  });

  it('AUTH-8 that is no readable JWT counts as issued at 0', () => {
    expect(issuedAt('opaque')).toBe(0);
    expect(issuedAt('a.%%%.c')).toBe(0);
    expect(renewedToken(session('opaque'), 'one', 'other')).toBe('other');
  });
});
