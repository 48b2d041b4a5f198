import type { Bilingual } from '@hall/contract/bilingual';
import { read, readJson, remove, write } from '../storage.ts';

/** Who is acted as, and who acts, by their names. */
export interface Acting {
  readonly person: Bilingual;
  readonly actor: Bilingual;
}

/** A signed-in person in this browser. `id` stays the same while tokens are renewed. */
export interface Session {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly userName: string;
  readonly casLogin: boolean;
  /** None where the person is who they are. */
  readonly acting?: Acting;
}

const isSession = (value: unknown): value is Session => {
  const session = value as Partial<Session> | null;
  return typeof session?.id === 'string' && typeof session.token === 'string' && typeof session.userId === 'string';
};

export const storedSession = (): Session | undefined => readJson(localStorage, 'session', isSession);
export const storeSession = (session: Session): void => write(localStorage, 'session', JSON.stringify(session));
export const hasStoredSession = (): boolean => read(localStorage, 'session') !== null;
export const forgetSession = (): void => {
  remove(localStorage, 'session');
  remove(localStorage, 'routes');
  remove(localStorage, 'putOff');
  remove(localStorage, 'reminded');
};

/** When a JWT was issued, in seconds; 0 when it does not say. */
export function issuedAt(token: string): number {
  const payload = token.split('.')[1];
  if (!payload) return 0;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const seconds = (claims as { iat?: unknown } | null)?.iat;
    return typeof seconds === 'number' ? seconds : 0;
  } catch {
    return 0;
  }
}

/**
 * The token to keep when an answer offers a new one (AUTH-8): only while the session that asked still lasts, and never an
 * older token over a newer one, in whatever order the answers of calls in flight arrive.
 * @param askedBy id of the session that sent the call
 * @returns `undefined` when the present token stays
 */
export function renewedToken(session: Session | undefined, askedBy: string | undefined, offered: string): string | undefined {
  const token = offered.replace(/^Bearer\s+/i, '').trim();
  if (!session || session.id !== askedBy || token === '' || token === session.token) return undefined;
  return issuedAt(token) >= issuedAt(session.token) ? token : undefined;
}
