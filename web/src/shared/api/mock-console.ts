import { MOCK_CONSOLE_HEADER } from '@hall/contract/wire/endpoint';

let path: string | undefined;
const listeners = new Set<() => void>();

/** Notes that a server says with its answer that it can be told to fail, and where. A path of this server alone is believed. */
export function noteConsole({ headers }: Response): void {
  const said = headers.get(MOCK_CONSOLE_HEADER);
  if (path || !said || !/^\/\w/.test(said)) return;
  path = said;
  for (const listener of listeners) listener();
}

/** The path of the developers' console; nothing while no server spoke of one. */
export const consolePath = (): string | undefined => path;

/** Calls back once a server speaks of a console. @returns what stops it */
export function watchConsole(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
