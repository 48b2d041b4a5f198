import { api } from '@hall/contract/api';
import { SignedIn } from '@hall/contract/session';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Schema } from '@hall/contract/wire/entity';
import { isAbsent, judged } from './envelope.ts';
import { type Ask, type Came, isTrouble, type Trouble } from './exchange.ts';
import type { Difference } from './outcome.ts';
import { seal } from './seal.ts';
import { misfits } from './shape.ts';

/** Somebody who is signed in, or the token that was given. */
export interface Account {
  readonly name: string;
  token: string;
}

/** Ends the command: a backend that cannot be reached, or a sign-in that was refused. */
export class CannotStart extends Error {}

const { sealingKey, signIn, signOut } = api.session;

/** @throws CannotStart where nobody is there */
function reached(came: Came | Trouble, base: string): Came {
  if (!isTrouble(came)) return came;
  throw new CannotStart(`${base} cannot be reached: ${came.detail}`);
}

/** Takes over the token that an answer renews. */
export function renew(account: Account, came: Came | Trouble): void {
  const renewed = isTrouble(came) ? undefined : came.headers.get('authorization');
  if (renewed) account.token = renewed.replace(/^Bearer /, '');
}

/** Signs somebody in as a browser does. @throws CannotStart */
export async function signedIn(
  ask: Ask,
  base: string,
  name: string,
  password: string,
): Promise<{ account: Account; differences: Difference[] }> {
  const asked = reached(await ask(sealingKey), base);
  if (isAbsent(asked)) throw cannot(name, `the backend offers no GET ${sealingKey.path}; give a token with --token instead`);
  const key = dataOf(asked, sealingKey);
  if (!key) throw cannot(name, `the answer of ${sealingKey.path} is not the key and the nonce that a password is sealed with`);
  const request = encode(signIn.request, { userName: name, password: seal(password, key) }) as Record<string, unknown>;
  const came = await ask(signIn, { request });
  const { found, envelope } = judged(came, signIn as Endpoint);
  if (envelope?.code !== '200') throw cannot(name, refusal(envelope, found));
  const session = decodeAnswer(SignedIn as Schema<SignedIn>, envelope.data);
  if (!session.ok) throw cannot(name, `the answer has no token that can be read: ${session.issues.join('; ')}`);
  const differences = [...found, ...misfits(signIn.data, envelope.data)].map((one) => ({ ...one, check: 'signing in' }));
  return { account: { name, token: session.value.token }, differences };
}

const cannot = (name: string, why: string) => new CannotStart(`${name} cannot sign in: ${why}`);

function dataOf<T>(came: Came, endpoint: { readonly data: Schema<T> }) {
  const { envelope } = judged(came, endpoint as unknown as Endpoint);
  const decoded = decodeAnswer(endpoint.data, envelope?.data);
  return decoded.ok ? decoded.value : undefined;
}

function refusal(envelope: ReturnType<typeof judged>['envelope'], found: readonly Omit<Difference, 'check'>[]): string {
  if (!envelope) return found.map(({ field, got }) => `${field} ${got}`).join('; ');
  const { code, rule, params } = envelope;
  if (rule !== 'verification-required') return `code ${code}${rule ? `, rule ${rule}` : ''}`;
  const until = params?.until ? ` until ${params.until}` : '';
  return `a picture has to be solved first${until}, since sign-ins have failed; sign in with a browser once, wait, or give a token with --token`;
}

/** Ends a session that the command began, and tells how it was answered. */
export async function signedOut(ask: Ask, { token }: Account): Promise<Difference[]> {
  const came = await ask(signOut, { token });
  const { found, envelope } = judged(came, signOut as Endpoint);
  const other = envelope && envelope.code !== String(signOut.success);
  const faults = [...found, ...(other ? [{ field: 'code', expected: `number ${signOut.success}`, got: envelope.code }] : [])];
  return [...faults, ...(other ? [] : misfits(signOut.data, envelope?.data))].map((one) => ({ ...one, check: 'signing out' }));
}
