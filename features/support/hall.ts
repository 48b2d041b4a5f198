import { copyFile, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ParameterName } from '@hall/contract/parameter-table';
import type { Services } from '@hall/mock-server/core/services';
import { startHall } from '@hall/mock-server/hall';
import { serveBookLoans } from './book-loans.ts';
import { SIGN_ON_KEY } from './sign-on.ts';

/** The running product that a scenario is played against. */
export interface Hall {
  /** Origin of the web and the API. */
  readonly url: string;
  /** What a hall of this process works with, for `@in-process` scenarios. */
  readonly services?: Services;
  close(): Promise<void>;
}

const TEMPLATE = '.cache/template.db';

/** A server of this worker's own; each scenario finds it as {@link freshen} leaves it. */
export async function ownHall(worker: number): Promise<Hall> {
  await mkdir('.cache/acceptance', { recursive: true });
  const file = `.cache/acceptance/${worker}.db`;
  await Promise.all(['', '-wal', '-shm', '-journal'].map((suffix) => rm(file + suffix, { force: true })));
  await copyFile(TEMPLATE, file);
  let services: Services | undefined;
  const hall = await startHall({
    databaseUrl: `file:${resolve(file)}`,
    webRoot: resolve('web/dist/app'),
    consoleRoot: resolve('console/dist/app'),
    port: 0,
    linkedPort: 0,
    controlTemplate: TEMPLATE,
    extend: (serve, its) => {
      serveBookLoans(serve);
      services = its;
    },
    signOnKey: SIGN_ON_KEY,
  });
  return { ...hall, ...(services && { services }) };
}

/** A hall that runs elsewhere, with mock control on. */
export const remoteHall = (url: string): Hall => ({ url, close: async () => undefined });

/** Gives a hall the seeded database, the true time and no memory of what was tried. */
export const freshen = (hall: Hall): Promise<void> => control(hall.url, 'reset', {});

const DEVELOPER = { 'x-mock-control': '1' };

async function control(url: string, what: 'reset' | 'clock' | 'parameters' | 'pending-claims', body: object): Promise<void> {
  const response = await fetch(`${url}/mock/${what}`, {
    method: 'POST',
    headers: { ...DEVELOPER, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}/mock/${what} answered ${response.status}; is mock control on?`);
}

/** Moves the server's clock forward by this many minutes. */
export const advanceClock = (hall: Hall, minutes: number): Promise<void> => control(hall.url, 'clock', { advance: minutes * 60_000 });

/** Sets the server's clock to a moment. */
export const setClock = (hall: Hall, moment: Date): Promise<void> => control(hall.url, 'clock', { now: moment.toISOString() });

/** Gives a system parameter a value on the server. */
export const setServerParameter = (hall: Hall, name: ParameterName, value: string): Promise<void> =>
  control(hall.url, 'parameters', { name, value });

/** Has the demo reimbursement system answer badly when it is asked how much waits, or as usual again. */
export const setBehaviour = (hall: Hall, behaviour: string): Promise<void> => control(hall.url, 'pending-claims', { behaviour });

/** A verification that waits for its answer, with the answer. */
export interface Unsolved {
  readonly id: string;
  readonly kind: 'picture' | 'slider';
  readonly solution: string;
}

const answerOf = async <T>(address: string): Promise<T> => (await fetch(address, { headers: DEVELOPER })).json() as Promise<T>;

/** The verifications that the server has asked for, the newest last. */
export const unsolved = (url: string): Promise<Unsolved[]> => answerOf(`${url}/mock/verifications`);

/** The messages that the server has sent, the newest last. */
export const messages = ({ url }: Hall): Promise<{ readonly text: string }[]> => answerOf(`${url}/mock/outbox`);

/** The text of the newest message that the server has sent. */
export const lastMessage = async (hall: Hall): Promise<string> => (await messages(hall)).at(-1)?.text ?? '';

/** The server's own time. */
export const serverTime = async ({ url }: Hall): Promise<Date> =>
  new Date((await answerOf<{ readonly now: string }>(`${url}/mock/clock`)).now);
