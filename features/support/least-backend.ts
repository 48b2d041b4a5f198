import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A backend that a scenario started. */
export interface Backend {
  readonly url: string;
  close(): void;
}

/** Starts the least backend of the integrators' guide, which serves the built web as well. */
export async function leastBackend(): Promise<Backend> {
  const server: ChildProcess = spawn(process.execPath, ['docs/examples/least-backend.mjs', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  return { url: String(line).trim(), close: () => void server.kill() };
}
