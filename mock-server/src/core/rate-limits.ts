import { wireMoment } from '@hall/contract/rules/shanghai';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { timeOf, ttlOf } from './expiring.ts';
import { networkOf } from './network.ts';
import { Refusal } from './refusal.ts';

/** How often something may be done. */
export interface Rate {
  readonly most: number;
  readonly windowMs: number;
}

export interface RateLimits {
  /** Counts one use of a subject. @returns how many there were in the window, this one among them */
  count(subject: string, rate: Rate): number;
  /**
   * Counts one use of a subject.
   * @throws Refusal 500 `too-many-calls` once there were too many in the window
   */
  use(subject: string, rate: Rate): void;
  /** As {@link use}, for what the whole network of an address does. */
  useByAddress(what: string, address: string, rate: Rate): void;
  /** Forgets every use. */
  clear(): void;
}

/** Most subjects kept; the one that was used longest ago goes first. */
const MOST = 20_000;

export function createRateLimits(clock: Clock): RateLimits {
  const windows = new LRUCache<string, { readonly ends: number; used: number }>({ max: MOST, ...timeOf(clock) });
  const windowOf = (subject: string, { windowMs }: Rate) => {
    const window = windows.get(subject) ?? { ends: clock.now().getTime() + windowMs, used: 0 };
    if (window.used === 0) windows.set(subject, window, { ttl: ttlOf(windowMs) });
    window.used += 1;
    return window;
  };
  const use: RateLimits['use'] = (subject, rate) => {
    const window = windowOf(subject, rate);
    if (window.used > rate.most) throw new Refusal(500, 'too-many-calls', { params: { time: wireMoment(new Date(window.ends)) } });
  };
  return {
    count: (subject, rate) => windowOf(subject, rate).used,
    use,
    useByAddress: (what, address, rate) => use(`${what}:${networkOf(address)}`, rate),
    clear: () => windows.clear(),
  };
}
