import { randomUUID } from 'node:crypto';
import type { Database } from '@hall/database/database';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Refusal } from './refusal.ts';
import { ownSecret } from './secrets.ts';

/** Life of a sign-on token, in seconds (AUTH-6). */
const SIGN_ON_TOKEN_LIFE_S = 300;
/** How far an issuer's clock may be ahead of ours, in seconds. */
const SKEW_S = 30;

/** What a token is good for; one kind is never accepted as another. */
export const TOKEN_WAYS = ['authentication', 'third-party', 'url'] as const;
export type TokenWay = (typeof TOKEN_WAYS)[number];

export interface SignOnToken {
  readonly userName: string;
  readonly id: string;
  /** Some issuers count in whole seconds. */
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** The key that sign-on tokens are signed with: the operator's, or the installation's own. */
export async function signOnKey(database: Database, set: string | undefined): Promise<Uint8Array> {
  return Buffer.from(set ?? (await ownSecret(database, 'sign-on')));
}

/** A token (JWT, HS256) that signs a person on once, by one way: `aud` is the way, `sub` the user name or staff number. */
export function issueSignOnToken(key: Uint8Array, way: TokenWay, userName: string, now: Date): Promise<string> {
  // With its milliseconds: a password may be changed within the same second.
  const issuedAt = now.getTime() / 1000;
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(way)
    .setSubject(userName)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(issuedAt) + SIGN_ON_TOKEN_LIFE_S)
    .sign(key);
}

/** @throws Refusal 401 `token-expired`, or `token-forged` for whatever else is wrong with it */
export async function readSignOnToken(key: Uint8Array, way: TokenWay, token: string, now: Date): Promise<SignOnToken> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['aud', 'sub', 'jti', 'iat', 'exp'],
    });
    const { sub, jti, iat = 0, exp = 0, aud } = payload;
    const age = now.getTime() / 1000 - iat;
    if (typeof sub !== 'string' || typeof jti !== 'string' || aud !== way || age < -SKEW_S) throw new Refusal(401, 'token-forged');
    if (age >= SIGN_ON_TOKEN_LIFE_S) throw new Refusal(401, 'token-expired');
    return {
      userName: sub,
      id: jti,
      issuedAt: new Date(iat * 1000),
      expiresAt: new Date(Math.min(exp, iat + SIGN_ON_TOKEN_LIFE_S) * 1000),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(401, error instanceof errors.JWTExpired ? 'token-expired' : 'token-forged');
  }
}
