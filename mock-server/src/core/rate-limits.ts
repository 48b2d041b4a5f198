import { type Clock, wireMoment } from './clock.ts';
import { Refusal } from './refusal.ts';

/** How often something may be done. */
export interface Rate {
  readonly most: number;
  readonly windowMs: number;
}

export interface RateLimits {
  /**
   * Counts one use of a subject.
   * @throws Refusal 500 `too-many-calls` once there were too many in the window
   */
  use(subject: string, rate: Rate): void;
  /** Forgets every use. */
  clear(): void;
}

/** Most subjects kept; the oldest goes first. */
const MOST = 20_000;

export function createRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { readonly ends: number; used: number }>();
  return {
    clear: () => windows.clear(),
    use(subject, { most, windowMs }) {
      const now = clock.now().getTime();
      const known = windows.get(subject);
      const window = known && known.ends > now ? known : { ends: now + windowMs, used: 0 };
      if (window !== known) {
        windows.delete(subject);
        windows.set(subject, window);
        if (windows.size > MOST) windows.delete(windows.keys().next().value as string);
      }
      window.used += 1;
      if (window.used > most) throw new Refusal(500, 'too-many-calls', { params: { time: wireMoment(new Date(window.ends)) } });
    },
  };
}
