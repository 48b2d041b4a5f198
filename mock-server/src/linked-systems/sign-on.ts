import { held } from '../core/permissions.ts';
import type { Services } from '../core/services.ts';
import { type Claims, LINKED_FORM_LIFE_MS } from '../core/tokens.ts';
import { useOnce } from '../core/used-tokens.ts';
import { findOpenSession, type OpenSession } from '../domains/session/index.ts';

/** The session that a token was made in, as long as it is open; the token must not be for another function. */
async function openSessionOf(services: Services, claims: Claims | undefined, menuId: string): Promise<OpenSession | undefined> {
  if (!claims || (claims.menu !== undefined && claims.menu !== menuId)) return undefined;
  return findOpenSession(services, claims.sub);
}

/** As above, as long as its person has the function. */
async function sessionFor(services: Services, claims: Claims | undefined, menuId: string): Promise<OpenSession | undefined> {
  const session = await openSessionOf(services, claims, menuId);
  const holdings = session && (await held(services, session.person.roles));
  return holdings?.has(menuId) ? session : undefined;
}

/** Whose session a ticket of the hall stands for at a function; a ticket is used up by it. */
export const useTicket = (services: Services, ticket: string, menuId: string): Promise<OpenSession | undefined> =>
  spend(services, ticket, (claims) => sessionFor(services, claims, menuId));

/** As {@link useTicket}, also of who does not have the function, and is told nothing but what is their own. */
export const spendTicket = (services: Services, ticket: string, menuId: string): Promise<OpenSession | undefined> =>
  spend(services, ticket, (claims) => openSessionOf(services, claims, menuId));

type FindSession = (claims: Claims | undefined) => Promise<OpenSession | undefined>;

async function spend(services: Services, ticket: string, find: FindSession): Promise<OpenSession | undefined> {
  const claims = services.tokens.read(ticket, 'ticket');
  const session = await find(claims);
  if (!claims || !session) return undefined;
  const used = { id: claims.jti, expiresAt: new Date(claims.exp * 1000) };
  return (await services.database.unitOfWork((tx) => useOnce(tx, 'ticket', used))) ? session : undefined;
}

/** What authorises the forms on the page of a function. */
export const issueForm = ({ tokens, randomId }: Services, { id }: OpenSession, menu: string): string =>
  tokens.issue({ use: 'linked-form', sub: id, jti: randomId(), menu }, LINKED_FORM_LIFE_MS);

/** Whose session a form stands for that was posted from the page of a function. */
export const readForm = (services: Services, form: string, menuId: string): Promise<OpenSession | undefined> =>
  sessionFor(services, services.tokens.read(form, 'linked-form'), menuId);
