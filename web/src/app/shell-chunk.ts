import type { ComponentType } from 'react';
import { selectParameterRows } from '../shared/parameters/parameters-api.ts';
import { selectSession } from '../shared/session/session-slice.ts';
import type { AppDispatch } from '../shared/store-types.ts';
import { loadAhead } from '../shared/ui/loaded-part.tsx';
import { homePage } from '../shell/page-table.ts';

/** The shell, which only a signed-in person needs. */
export const loadShell = () => import('../shell/shell.tsx').then(({ Shell }): ComponentType => Shell);

/** For how long the rehearsal is kept once it has served: taking it down must not delay what is drawn, in ms. */
const REHEARSAL_KEPT_MS = 5_000;

let firstData: typeof import('./first-data.ts') | undefined;

const loadFirstData = async () => {
  firstData ??= await import('./first-data.ts');
  return firstData;
};

/** Makes the calls that the shell begins with, at once where they are here; what fails, the shell asks for again. */
export function askFirst(dispatch: AppDispatch, personId: string): void {
  if (firstData) void firstData.askFirst(dispatch, personId);
  else
    void loadFirstData().then(
      (loaded) => loaded.askFirst(dispatch, personId),
      () => undefined,
    );
}

/** Fetches shell and start page before somebody has signed in, and makes them ready to be drawn; what fails is tried again when it is needed. */
export async function prepareShell(store: Pick<typeof import('./store.ts')['store'], 'getState' | 'subscribe'>): Promise<void> {
  const signedIn = () => selectSession(store.getState()) !== undefined;
  if (signedIn()) return;
  void loadFirstData().catch(() => undefined);
  const rehearsal = import('./shell-rehearsal.tsx');
  await Promise.all([loadShell, homePage.load].map(loadAhead));
  const { rehearseShell } = await rehearsal;
  if (signedIn()) return;
  const letGo = rehearseShell(selectParameterRows(store.getState()) ?? []);
  const stop = store.subscribe(() => {
    if (!signedIn()) return;
    stop();
    setTimeout(letGo, REHEARSAL_KEPT_MS);
  });
}
