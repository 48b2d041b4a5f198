import { perApp } from '../../core/per-app.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

/** A file that this process makes, or that waits for its turn. */
export interface UnderWay {
  readonly stop: AbortController;
  isRunning: boolean;
  /** Rows. */
  done: number;
}

/** By the ids of the exports. */
export const underWay = perApp(() => new Map<string, UnderWay>());

/** Ends the making of a file, if it is under way here. */
export const callOff = (services: Services, id: string): void => underWay(services).get(id)?.stop.abort(new Refusal(500, 'called-off'));

/** Ends whatever is under way: the server stops, or has another database from now on. */
export function stopExports(services: Services): void {
  for (const { stop } of underWay(services).values()) stop.abort(new Refusal(500, 'interrupted'));
}
