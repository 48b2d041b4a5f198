import { ruleText } from '@hall/contract/errors';
import type { Services } from '../../core/services.ts';
import { removeAbandonedFolders } from '../pages/index.ts';
import { endThose } from './make.ts';
import { removeExports } from './remove.ts';
import { underWay } from './under-way.ts';

/** How often it is looked for what has waited long enough, in ms. */
const LOOK_MS = 600_000;

/**
 * Lets go of what has waited for a day, and says of what nobody makes any more that there will be no file: the server stopped, or its end
 * could not be written down.
 */
export async function letGoExports(services: Services): Promise<void> {
  const { database, clock } = services;
  const why = { reason: ruleText('interrupted', 'zh', {}), reasonEn: ruleText('interrupted', 'en', {}) };
  await database.unitOfWork(async (tx) => {
    await endThose(tx, clock.now(), { id: { notIn: [...underWay(services).keys()] } }, why);
    await removeExports(tx, { keptUntil: { lte: clock.now() } });
  });
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
  then(removeAbandonedFolders);
  then(letGoExports);
  const timer = setInterval(() => then(letGoExports), LOOK_MS).unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
