import { read, write } from '../storage.ts';
import { reloadPage } from './own-navigation.ts';

/** No second automatic reload within this time, in ms: a part still missing then is not missing because of a new release. */
const REST_MS = 60_000;

/** A part could not be loaded because nobody answered. */
export class ServerUnreached extends Error {}

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

const reloadedJustNow = (): boolean => Date.now() - Number(read(sessionStorage, 'reloadedAt')) < REST_MS;

/**
 * Loads a part of the application. A part that is gone is taken for a new release: the page reloads by itself, once, as long
 * as the server answers at all (SHELL-12).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await serverAnswers())) throw new ServerUnreached(undefined, { cause: error });
    if (reloadedJustNow()) throw error;
    write(sessionStorage, 'reloadedAt', String(Date.now()));
    reloadPage();
    return new Promise<T>(() => undefined);
  }
}
