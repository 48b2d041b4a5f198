import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { createExpiring } from '../../core/expiring.ts';

/** Life of a service ticket, of a sign-on, and of a form, in ms. */
const SERVICE_TICKET_LIFE_MS = 60_000;
export const SIGN_ON_LIFE_MS = 8 * 3_600_000;
const FORM_LIFE_MS = 600_000;
const MOST = 5_000;

export interface ServiceTicket {
  readonly service: string;
  readonly userName: string;
  readonly askedPassword: boolean;
}

/** Whom a browser is signed on for, and the password that it was done with, as it is stored. */
export interface SignOn {
  readonly userName: string;
  readonly passwordHash: string;
}

const random = (prefix: string): string => `${prefix}-${randomBytes(24).toString('base64url')}`;

/** What the embedded central sign-on remembers. */
export function createTickets(clock: Clock) {
  const services = createExpiring<ServiceTicket>(clock, SERVICE_TICKET_LIFE_MS, MOST);
  const signOns = createExpiring<SignOn>(clock, SIGN_ON_LIFE_MS, MOST);
  const forms = createExpiring<true>(clock, FORM_LIFE_MS, MOST);
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
    /** Goes into a form and comes back with it once, so that nothing that was posted once can be posted again. */
    form(): string {
      const id = random('LT');
      forms.set(id, true);
      return id;
    },
    takeForm: (id: string) => forms.take(id) === true,
  };
}

export type Tickets = ReturnType<typeof createTickets>;
