import type { PermissionNode } from '../../core/permissions.ts';
import type { Services } from '../../core/services.ts';

type System = NonNullable<PermissionNode['system']>;

const HTTP = /^https?:$/;

/** An address of a system as people write it, also as a path; `undefined` where it is of another origin, or says who asks. */
function addressIn(call: string, origin: string): URL | undefined {
  const url = URL.canParse(call, origin) ? new URL(call, origin) : undefined;
  const fits = url && HTTP.test(url.protocol) && url.origin === new URL(origin).origin && !url.username && !url.password;
  return fits ? url : undefined;
}

/** Where browsers find a system. */
const originOf = (services: Services, { origin }: System): string => origin ?? services.linkedOrigin();

/** An address of a system for a browser. */
export const browserAddress = (services: Services, system: System, call: string): string | undefined =>
  addressIn(call, originOf(services, system))?.href;

/**
 * Where this server asks a system: exactly the origin that it is registered with (TODO-2). It reaches the demo systems, which are its
 * own, by another address than browsers do.
 */
export function askedAddress(services: Services, system: System, call: string): URL | undefined {
  const url = addressIn(call, originOf(services, system));
  return url && system.origin === null ? new URL(url.pathname + url.search, services.linkedHere()) : url;
}
