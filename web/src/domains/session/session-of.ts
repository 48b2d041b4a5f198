import type { SignedIn } from '@hall/contract/session';
import type { Session } from '../../shared/session/session.ts';

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What this browser keeps of a session that the server has opened. */
export const sessionOf = ({ token, userId, userName, casLogin }: SignedIn): Session => ({
  id: newId(),
  token,
  userId,
  userName,
  casLogin: casLogin === 'true',
});
