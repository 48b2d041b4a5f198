import type { LinkedSystem } from '@hall/contract/menu';

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`);

const urlOf = (address: string, here: string): URL | undefined => (URL.canParse(address, here) ? new URL(address, here) : undefined);

/**
 * The registered system that an address belongs to (MENU-7): http or https, the system's own origin, and below its own path.
 * @param here origin of this page, which addresses without one belong to
 */
export function registeredSystem(address: string, systems: readonly LinkedSystem[], here: string): LinkedSystem | undefined {
  const url = urlOf(address, here);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return systems.find((system) => {
    const base = urlOf(system.address, here);
    return base !== undefined && url.origin === base.origin && isBelow(url.pathname, base.pathname);
  });
}

/**
 * The registered systems: those that the server tells of; where it does not offer the call, the origins that the operator lists.
 * @returns `undefined` when neither names any
 */
export async function registeredSystems(
  told: readonly LinkedSystem[] | undefined,
  listed: () => Promise<readonly string[]>,
): Promise<readonly LinkedSystem[] | undefined> {
  if (told) return told;
  const systems = (await listed()).map((origin) => ({ id: origin, name: origin, address: origin, framing: true, signsOn: true }));
  return systems.length > 0 ? systems : undefined;
}
