import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { api } from '@hall/contract/api';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './run.ts';
import { type Bend, bendSuccess, crookedProxy } from './testing/crooked-proxy.ts';
import { asking, listeningHall, rowsOf } from './testing/listening-hall.ts';

const COMMAND = resolve('scripts/conformance.mjs');
const [OFTEN_MS, LONGEST_S] = [100, '600'];

/** Never answers, and tells that it was asked. */
function silence(): { readonly bend: Bend; readonly asked: Promise<void> } {
  let tell: () => void = () => undefined;
  const asked = new Promise<void>((told) => {
    tell = told;
  });
  const bend: Bend = () => {
    tell();
    return 'taken over';
  };
  return { bend, asked };
}

/** The command as a process of its own, in front of a backend of which some calls never answer. */
async function started(silent: Readonly<Record<string, Bend>>) {
  const { hall, base } = await listeningHall();
  const args = ['--base', await crookedProxy(base, silent), '--account', 'staff', '--only', 'parameters', '--timeout', LONGEST_S];
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code, said: said.join('') }));
  return { hall, child, ended };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'API-4 %s while a backend is slow ends the sessions that were begun, and what was checked is told',
  async (signal) => {
    const { bend, asked } = silence();
    const { hall, child, ended } = await started({ 'GET /api/common/footinfo': bend });
    await asked;
    child.kill(signal);
    const { code, said } = await ended;
    expect(code).toBe(130);
    expect(said).toContain('Ended before all was checked');
    expect(said).toContain('conforms         POST /api/user/selectShowAllCs');
    expect(said).not.toContain('footinfo');
    const sessions = await hall.services.database.read.session.findMany();
    expect(sessions.map(({ endReason }) => endReason)).toEqual(['signed-out']);
  },
);

it('API-4 Ctrl-C once more ends the command at once, though the backend does not answer the signing out', async () => {
  const [call, signOut] = [silence(), silence()];
  const { child, ended } = await started({ 'GET /api/common/footinfo': call.bend, 'POST /api/logout': signOut.bend });
  await call.asked;
  child.kill('SIGINT');
  await signOut.asked;
  const again = setInterval(() => child.kill('SIGINT'), OFTEN_MS);
  onTestFinished(() => clearInterval(again));
  const { code, said } = await ended;
  expect(code).toBe(130);
  expect(said).toContain('Ctrl-C once more ends at once');
});

it('API-4 what a round trip has changed is put back, though it is ended in the middle', async () => {
  const { hall, base } = await listeningHall();
  const stop = new AbortController();
  const { method, path } = api.menu.addFavourite;
  const stopping = bendSuccess(() => stop.abort());
  const crooked = await crookedProxy(base, { [`${method} ${path}`]: stopping });
  const before = rowsOf(hall);
  const { calls } = await run(asking(crooked, { accounts: ['staff'], write: true, only: 'menu' }), undefined, stop.signal);
  expect(stop.signal.aborted).toBe(true);
  expect(calls.find((call) => call.path === api.menu.removeFavourite.path)).toMatchObject({ verdict: 'conforms' });
  expect(rowsOf(hall).FavouriteFunction).toEqual(before.FavouriteFunction);
});
