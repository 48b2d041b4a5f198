import { held } from '../core/permissions.ts';
import type { Services } from '../core/services.ts';
import { createSingleUse } from '../core/single-use.ts';

/**
 * Exchanges what the hall signed for the person whom it names, once.
 * @returns the person's id for a function that the ticket names, or, where it names none, one that the person has
 */
export function createSignOn(services: Services): (ticket: string, menuId: string) => Promise<string | undefined> {
  const { tokens, clock, database } = services;
  const used = createSingleUse(clock);
  const has = async (personId: string, menuId: string): Promise<boolean> => {
    const roles = await database.read.personRole.findMany({ where: { personId } });
    const holdings = await held(
      services,
      roles.map(({ roleId }) => roleId),
    );
    return holdings.has(menuId);
  };
  return async (ticket, menuId) => {
    const claims = tokens.read(ticket, 'ticket');
    if (!claims || (claims.menu !== undefined && claims.menu !== menuId)) return undefined;
    if (!used.take(claims.jti, claims.exp * 1000)) return undefined;
    return claims.menu === menuId || (await has(claims.sub, menuId)) ? claims.sub : undefined;
  };
}
