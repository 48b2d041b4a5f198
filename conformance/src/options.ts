import { parseArgs } from 'node:util';
import { api } from '@hall/contract/api';
import { CALLS } from './policy.ts';
import { isAsked, type Options } from './run.ts';

/** What the command line asked for. */
export interface Asked extends Options {
  readonly json?: string | undefined;
  readonly html?: string | undefined;
}

/** Ends the command: it was called in a way that it does not know. */
export class WrongUsage extends Error {}

/** The password of the accounts that the demo data have. */
const DEMO_PASSWORD = 'Hall@2026';
const TIMEOUT_S = 10;

export const USAGE = `npm run conformance -- --base URL [options]

Checks a backend against the contract, call by call.

  --base URL        the origin of the backend, such as http://localhost:8080; what stands below it at /api/… is called
  --account NAME    somebody to sign in as; may be given several times: a call is made as the first one who may
  --password TEXT   the password of the accounts; else CONFORMANCE_PASSWORD of the environment, else that of the demo accounts
  --token TEXT      a token of a session that there is, in place of signing in
  --write           tries calls that change something too; only so that they must be refused, or so that it is put back
  --only TEXT       a domain (${Object.keys(api).slice(0, 4).join(', ')} …), or part of a path: tells of these calls alone
  --timeout S       seconds that an answer may take; ${TIMEOUT_S} unless said
  --json FILE       writes the report as JSON
  --html FILE       writes the report as a page
  --help            shows this

Exit code: 0 nothing differs, 1 something does, 2 wrong usage, a backend that cannot be reached or signed in to, or a
file that cannot be written, 130 ended by Ctrl-C: the sessions that were begun are ended, and what was checked is told.`;

const FLAGS = {
  base: { type: 'string' },
  account: { type: 'string', multiple: true },
  password: { type: 'string' },
  token: { type: 'string' },
  write: { type: 'boolean' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: false }).values;
  } catch (error) {
    throw new WrongUsage((error as Error).message.split('. ')[0] ?? '');
  }
}

/** An address whose path, if any, ends without a slash. @throws WrongUsage */
function baseOf(given: string | undefined): string {
  if (!given) throw new WrongUsage('--base is missing: the origin of the backend, such as http://localhost:8080');
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) throw new WrongUsage(`--base is no address of http or https: ${given}`);
  if (address.search || address.hash || address.username || address.password)
    throw new WrongUsage(`--base is more than an origin and a path: ${given}`);
  if (address.pathname.replace(/\/$/, '').endsWith('/api'))
    throw new WrongUsage(`--base ends before /api, which the calls begin with: ${given}`);
  return address.origin + address.pathname.replace(/\/+$/, '');
}

function timeoutOf(given: string | undefined): number {
  const seconds = Number(given ?? TIMEOUT_S);
  if (!(seconds > 0 && seconds <= 600)) throw new WrongUsage(`--timeout is a number of seconds up to 600: ${given}`);
  return seconds * 1000;
}

function onlyOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (given === '' || !CALLS.some((call) => isAsked(given, call)))
    throw new WrongUsage(`--only fits no call: ${given}. Domains: ${Object.keys(api).join(', ')}`);
  return given;
}

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The demo password is tried on this machine alone: elsewhere it would count as a failure of somebody's. */
function passwordOf(base: string, isAsked: boolean, given: string | undefined): string {
  if (given === undefined && isAsked && !LOOPBACK.test(new URL(base).hostname))
    throw new WrongUsage('--account needs a password: CONFORMANCE_PASSWORD, or --password');
  return given ?? DEMO_PASSWORD;
}

/** What a command line asks for; `undefined` when it asks for help. @throws WrongUsage */
export function optionsOf(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Asked | undefined {
  const { base, account = [], password, token, write = false, only, timeout, json, html, help } = parsed(args);
  if (help) return undefined;
  if (token !== undefined && account.length > 0) throw new WrongUsage('--token and --account exclude each other');
  if ([...account, token].some((text) => text === '')) throw new WrongUsage('--account and --token are not empty');
  const at = baseOf(base);
  return {
    base: at,
    accounts: [...new Set(account)],
    password: passwordOf(at, account.length > 0, password ?? environment.CONFORMANCE_PASSWORD),
    ...{ token, write, only: onlyOf(only), timeoutMs: timeoutOf(timeout), json, html },
  };
}
