import { ruleText } from '@hall/contract/errors';
import type { Services } from '../../core/services.ts';
import { endThose } from './make.ts';
import { removeExports } from './remove.ts';

/** How often it is looked for what has waited long enough, in ms. */
const LOOK_MS = 600_000;

/** Says of what was under way when the server stopped that there will be no file. */
export async function endInterrupted({ database, clock }: Services): Promise<void> {
  const why = { reason: ruleText('interrupted', 'zh', {}), reasonEn: ruleText('interrupted', 'en', {}) };
  await database.unitOfWork((tx) => endThose(tx, clock.now(), {}, why));
}

/** Lets go of what has waited for a day. */
export async function letGoExports({ database, clock }: Services): Promise<void> {
  await database.unitOfWork((tx) => removeExports(tx, { keptUntil: { lte: clock.now() } }));
}

export interface ExportKeeping {
  close(): Promise<void>;
}

/** Lets files go in their time, from the start of the server on. What fails is reported, and tried again later. */
export function keepExports(services: Services): ExportKeeping {
  let running: Promise<void> = Promise.resolve();
  const then = (work: (services: Services) => Promise<void>) => {
    running = running.then(() => work(services)).catch((error: unknown) => services.warn('exports were not let go', { err: error }));
  };
  then(endInterrupted);
  then(letGoExports);
  const timer = setInterval(() => then(letGoExports), LOOK_MS).unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
