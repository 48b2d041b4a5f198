import type { SystemCheck, SystemState } from '@hall/contract/own-systems';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { LinkedSystem } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { createExpiring } from '../../../core/expiring.ts';
import { perApp } from '../../../core/per-app.ts';
import { notFound } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { type Reached, reach } from '../systems/try-system.ts';
import { systemsOf } from './own-systems.ts';

/** How long a check holds: within it nobody has this server ask a system again, in ms. */
const CHECK_LIFE_MS = 60_000;
/** What a page may take before people call it slow, in ms. */
export const SLOW_MS = 1_000;
/** Systems whose checks are kept. */
const MOST = 500;

/** Checks by system and where it is, under way or done. */
const checksOf = perApp(({ clock }: Services) => createExpiring<Promise<SystemCheck>>(clock, CHECK_LIFE_MS, MOST));

/** Forgets every check, as when the clock they were made by is another. */
export function forgetChecks(services: Services): void {
  const checks = checksOf(services);
  for (const [key] of checks.entries()) void checks.take(key);
}

/** How a system stands that was asked. Where this server may not ask, it says nothing of the system. */
export function stateOf({ state, duration }: Pick<Reached, 'state' | 'duration'>): SystemState {
  if (state === 'address-refused') return 'unknown';
  if (state === 'too-slow' || (state === 'reached' && duration >= SLOW_MS)) return 'slow';
  return state === 'reached' ? 'in-use' : 'unreachable';
}

async function check(services: Services, system: LinkedSystem): Promise<SystemCheck> {
  const checkedAt = wireMoment(services.clock.now());
  return { state: stateOf(await reach(services, system)), checkedAt };
}

/**
 * How a linked system of the caller stands: asked now, or within the last minute for whomever.
 * @throws Refusal 404 `not-found` for a system in which the caller has no function
 */
export async function systemState(
  services: Services,
  { id }: { readonly id: string },
  { person, entry }: SignedInCall,
): Promise<SystemCheck> {
  const own = (await systemsOf(services, person)).get(id);
  if (!own) throw notFound('id');
  const { system } = own;
  entry.target = { zh: system.name, en: system.nameEn };
  const checks = checksOf(services);
  const key = JSON.stringify([id, system.origin, system.basePath]);
  const known = checks.get(key);
  if (known) return known;
  const asked = check(services, system);
  checks.set(key, asked);
  asked.catch(() => checks.take(key));
  return asked;
}
