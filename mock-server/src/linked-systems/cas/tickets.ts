import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { createExpiring } from '../../core/expiring.ts';

/** Life of a service ticket and of a sign-on, in ms. */
const SERVICE_TICKET_LIFE_MS = 60_000;
export const SIGN_ON_LIFE_MS = 8 * 3_600_000;
/** Remembered at once: everybody of a large institution signs on within the life of a sign-on. */
const MOST_SERVICE_TICKETS = 5_000;
const MOST_SIGN_ONS = 50_000;
/** Of one person, so that nobody pushes out what others need; the oldest makes room. */
const MOST_OF_A_PERSON = 20;

/** Whom a browser is signed on for, and the password that it was done with, as it is stored. */
export interface SignOn {
  readonly userName: string;
  readonly passwordHash: string;
}

export interface ServiceTicket extends SignOn {
  readonly service: string;
  readonly askedPassword: boolean;
}

const random = (prefix: string): string => `${prefix}-${randomBytes(24).toString('base64url')}`;

/** Remembers things for a while, of each person only so many. */
function createBelongings<T extends SignOn>(clock: Clock, lifeMs: number, most: number) {
  const kept = createExpiring<T>(clock, lifeMs, most);
  const idsOf = createExpiring<readonly string[]>(clock, lifeMs, most);
  return {
    ...kept,
    set(id: string, value: T): void {
      const ids = [...(idsOf.get(value.userName) ?? []), id];
      for (const old of ids.splice(0, Math.max(0, ids.length - MOST_OF_A_PERSON))) kept.take(old);
      idsOf.set(value.userName, ids);
      kept.set(id, value);
    },
  };
}

/** What the embedded central sign-on remembers. */
export function createTickets(clock: Clock) {
  const services = createBelongings<ServiceTicket>(clock, SERVICE_TICKET_LIFE_MS, MOST_SERVICE_TICKETS);
  const signOns = createBelongings<SignOn>(clock, SIGN_ON_LIFE_MS, MOST_SIGN_ONS);
  return {
    /** A ticket for one service; validating it uses it up. */
    forService(ticket: ServiceTicket): string {
      const id = random('ST');
      services.set(id, ticket);
      return id;
    },
    takeService: (id: string) => services.take(id),
    /** What the cookie of a signed-on browser holds. */
    signOn({ userName, passwordHash }: SignOn): string {
      const id = random('TGT');
      signOns.set(id, { userName, passwordHash });
      return id;
    },
    signedOn: (id: string) => signOns.get(id),
    signOff: (id: string) => void signOns.take(id),
  };
}

export type Tickets = ReturnType<typeof createTickets>;
