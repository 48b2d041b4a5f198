import type { SystemTrial } from '@hall/contract/linked-system-management';
import type { SignedInCall } from '../../../core/call.ts';
import { type Asked, askJson } from '../../../core/outbound/ask-json.ts';
import { privateOrigins } from '../../../core/outbound/private-origins.ts';
import type { Services } from '../../../core/services.ts';
import { functionAddress, systemAddress } from '../linked-url.ts';
import { nodesOf, type SystemRow, storedSystem } from './system-settings.ts';

/** How often somebody may try systems. */
const TRIALS = { most: 30, windowMs: 60_000 } as const;
const SERVER_FAULT = 500;

/** Whatever a server answers, it is there; one that fails says so by its status. */
function stateOf({ state, status = 0 }: Asked): SystemTrial['state'] {
  if (state === 'unreachable' || state === 'too-slow' || state === 'address-refused') return state;
  return status === 0 || status >= SERVER_FAULT ? 'failed' : 'reached';
}

/** What came of asking for the page of a system. */
export type Reached = Pick<SystemTrial, 'state' | 'status' | 'duration'>;

/** Asks for the page at the base address of a system, as nobody, within the bounds of all that is asked of others. */
export async function reach(services: Services, { origin, basePath }: Pick<SystemRow, 'origin' | 'basePath'>): Promise<Reached> {
  const started = performance.now();
  const url = new URL(`${basePath || '/'}`, origin ?? services.linkedHere());
  const asked = await askJson({ ...services.outbound, privateOrigins: privateOrigins(services) }, { url, method: 'GET', headers: {} });
  return { state: stateOf(asked), status: asked.status, duration: Math.round(performance.now() - started) };
}

/** What the caller opens: the first entry of the system that is in their menu, or the system itself. */
async function opened(services: Services, row: SystemRow, { person }: SignedInCall): Promise<Pick<SystemTrial, 'entry' | 'address'>> {
  const nodes = await nodesOf(services, row.id);
  const isTheirs = ({ directory, hidden, roles }: (typeof nodes)[number]) =>
    !directory && !hidden && roles.some((role) => person.roles.includes(role));
  const node = nodes.find(isTheirs);
  return { entry: node?.id, address: node ? functionAddress(services, node) : systemAddress(services, row) };
}

/**
 * Tries a system (SYS-12): whether this server reaches it, and what whoever tries it opens there; the web signs them on then.
 * @throws Refusal 404 `not-found`; 500 `too-many-calls`
 */
export async function trySystem(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<SystemTrial> {
  services.rateLimits.use(`system-trials:${call.person.id}`, TRIALS);
  const row = await storedSystem(services.database.read, id, call);
  return { ...(await reach(services, row)), ...(await opened(services, row, call)) };
}
