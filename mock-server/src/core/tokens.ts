import type { JWT } from '@fastify/jwt';
import type { Clock } from './clock.ts';

/** Life of a session token, and of what stands for its session at a demo linked system, in ms. */
export const SESSION_TOKEN_LIFE_MS = 2 * 3_600_000;
export const TICKET_LIFE_MS = 60_000;
export const LINKED_FORM_LIFE_MS = 600_000;

/** What a token is good for; one kind is never accepted as another. */
type Use = 'session' | 'ticket' | 'linked-form';

export interface Claims {
  readonly use: Use;
  /** Id of the session that it stands for: it is worth nothing once that has ended. */
  readonly sub: string;
  readonly jti: string;
  /** Menu entry that a ticket or a form is for; none for whatever the person has. */
  readonly menu?: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
}

export interface Tokens {
  issue(claims: Pick<Claims, 'use' | 'sub' | 'jti' | 'menu'>, lifeMs: number): string;
  /** The claims of a genuine, unexpired token of that use, by this server's clock. */
  read(token: string, use: Use): Claims | undefined;
}

const seconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

export function createTokens(jwt: JWT, clock: Clock): Tokens {
  return {
    issue(claims, lifeMs) {
      const iat = seconds(clock);
      return jwt.sign({ ...claims, iat, exp: iat + lifeMs / 1000 });
    },
    read(token, use) {
      try {
        const claims = jwt.verify<Claims>(token);
        return claims.use === use && claims.exp > seconds(clock) ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
