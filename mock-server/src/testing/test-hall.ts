import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import type { VerificationKind } from '@hall/contract/verification';
import { createClients } from '@hall/database/clients';
import { openDatabase } from '@hall/database/database';
import { inject, onTestFinished } from 'vitest';
import { type AppOptions, buildApp, type HallApp } from '../app.ts';
import type { Clock } from '../core/clock.ts';
import type { Counterparts } from '../core/counterparts.ts';
import type { Services } from '../core/services.ts';
import { verificationsOf } from '../domains/session/index.ts';
import { seal } from './seal.ts';
import { stillClock } from './still-clock.ts';

export interface Answer {
  readonly status: number;
  readonly code: number | string;
  readonly message: string;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A fresh app on a fresh copy of the seeded database, called over the wire. */
export interface TestHall extends HallApp {
  readonly clock: Clock;
  /** The path of its database. */
  readonly file: string;
  get(path: string, token?: string): Promise<Answer>;
  post(path: string, body?: unknown, token?: string): Promise<Answer>;
  /** A password sealed with a fresh key of the server. */
  sealed(password: string): Promise<string>;
  /** Signs in over the wire. @returns the token */
  signIn(userName: string, password?: string): Promise<string>;
  /** The answer to a sign-in, whatever it is; a verification that is asked for is solved. */
  trySignIn(userName: string, password: string, address?: string, type?: 'ad'): Promise<Answer>;
  /** Any request, with headers of its own. */
  send(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  setParameter(name: ParameterName, value: string): Promise<void>;
}

export const PASSWORD = 'Hall@2026';

/** Nobody is there: a test that needs a counterpart brings it along. */
const COUNTERPARTS: Counterparts = {
  hallOrigin: () => 'http://hall.test',
  directory: () => ({ url: 'ldap://127.0.0.1:1', baseDn: 'dc=test', userAttribute: 'uid' }),
  cas: () => ({ browser: 'http://cas.test/cas', server: 'http://127.0.0.1:1/cas' }),
  authentication: () => 'http://authentication.test/login',
  patienceMs: 60_000,
};

interface HallOptions extends Partial<Omit<AppOptions, 'counterparts'>> {
  readonly counterparts?: Partial<Counterparts>;
  /** The database file to copy, in place of the one with demo data. */
  readonly template?: string;
  /** How long a write waits for another process, in ms. */
  readonly busyMs?: number;
}

/** Those of halls whose tests have ended: new ones would take longer than most tests. */
const free: ReturnType<typeof createClients>[] = [];

export async function testHall({ counterparts, template = inject('template'), busyMs, ...options }: HallOptions = {}): Promise<TestHall> {
  const folder = mkdtempSync(join(tmpdir(), 'hall-test-'));
  const file = join(folder, 'hall.db');
  copyFileSync(template, file);
  const clients = free.pop() ?? createClients();
  const database = await openDatabase(`file:${file}`, { busyMs, clients });
  // The day it was seeded, however long the tests take and though midnight may pass.
  const clock = stillClock(new Date(inject('seededAt')));
  const app = await buildApp({
    database,
    clock,
    tokenSecret: 'a secret of the tests that is long enough',
    webRoot: join(folder, 'web'),
    trustProxy: '127.0.0.1',
    logLevel: 'silent',
    linkedOrigin: () => 'http://linked.test',
    linkedHere: () => 'http://127.0.0.1:1',
    counterparts: { ...COUNTERPARTS, ...counterparts },
    ...options,
  });
  onTestFinished(async () => {
    await app.fastify.close();
    await database.close();
    free.push(clients);
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...app, clock, file, ...caller(app) };
}

/** Solves a verification as a person would, knowing what the picture says, and returns the proof. */
export function solved(services: Services, kind: VerificationKind): string {
  const verifications = verificationsOf(services);
  const { id } = kind === 'picture' ? verifications.picture() : verifications.slider();
  const question = verifications.unsolved().find((one) => one.id === id);
  return verifications.solve(id, kind, question?.solution ?? '');
}

function caller({ fastify, services }: HallApp): Omit<TestHall, keyof HallApp | 'clock' | 'file'> {
  const send: TestHall['send'] = async (method, url, body, headers = {}) => {
    const response = await fastify.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const envelope = response.headers['content-type']?.toString().includes('json')
      ? response.json()
      : { code: 0, message: '', data: response.body };
    return { status: response.statusCode, headers: response.headers, ...envelope };
  };
  const authorised = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const sealed = async (password: string) => {
    const { data } = await send('GET', '/api/user/pubkey', undefined, {});
    return seal(password, data as { publicKey: string; nonce: string });
  };
  const attempt = async (body: object, password: string, address: string) =>
    send('POST', '/api/login', { ...body, mm: await sealed(password) }, { 'x-forwarded-for': address });
  const trySignIn = async (userName: string, password: string, address = '10.0.0.1', type?: 'ad') => {
    const body = { yhm: userName, ...(type && { type }) };
    const answer = await attempt(body, password, address);
    const { rule, params } = (answer.data ?? {}) as { rule?: string; params?: { verification?: VerificationKind } };
    if (rule !== 'verification-required' || !params?.verification) return answer;
    return attempt({ ...body, proof: solved(services, params.verification) }, password, address);
  };
  return {
    get: (path, token) => send('GET', path, undefined, authorised(token)),
    post: (path, body, token) => send('POST', path, body, authorised(token)),
    send,
    setParameter: async (name, value) => {
      const { id } = PARAMETERS[name];
      await services.database.unitOfWork((tx) => tx.parameter.upsert({ where: { id }, create: { id, value }, update: { value } }));
    },
    sealed,
    trySignIn,
    signIn: async (userName, password = PASSWORD) => {
      const answer = await trySignIn(userName, password);
      if (answer.code !== 200) throw new Error(`sign-in of ${userName} answered ${answer.code} ${answer.message}`);
      return (answer.data as { token: string }).token;
    },
  };
}
