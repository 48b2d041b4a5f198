import { api } from '@hall/contract/api';
import { Checker, Findings } from './checker.ts';
import { type Ask, exchangeWith, Interrupted, isTrouble } from './exchange.ts';
import { Known, learnedFieldsOf, type NamedCall } from './known.ts';
import type { CallReport, Difference, Report, Verdict } from './outcome.ts';
import { CALLS, wayOf } from './policy.ts';
import { printable } from './printable.ts';
import { isExport, soundRequests } from './requests.ts';
import { roundTrips } from './round-trips.ts';
import { type Account, CannotStart, signedIn, signedOut } from './session.ts';

/** What the command was asked for. */
export interface Options {
  readonly base: string;
  readonly accounts: readonly string[];
  readonly password: string;
  readonly token?: string | undefined;
  readonly write: boolean;
  /** A domain, or part of a path: only such calls are told of. */
  readonly only?: string | undefined;
  readonly timeoutMs: number;
}

/** Told before each call: how many are done, of how many, and which one is next. */
export type Progress = (done: number, of: number, call: string) => void;

/** Whether a call is to be told of. */
export function isAsked(only: string | undefined, { domain, endpoint }: NamedCall): boolean {
  if (only === undefined) return true;
  return Object.hasOwn(api, only) ? domain === only : endpoint.path.includes(only);
}

/**
 * Checks a backend against the contract.
 * @param stop ends it early: the report tells of what was checked until then
 * @throws CannotStart when it cannot be reached, or a sign-in is refused; Interrupted when it ended before anybody was signed in
 */
export async function run(options: Options, progress: Progress = () => undefined, stop?: AbortSignal): Promise<Report> {
  const ask = exchangeWith(options.base, options.timeoutMs, stop);
  // What begins a session, ends one or puts something back is waited for all the same.
  const lasting = exchangeWith(options.base, options.timeoutMs);
  const at = new Date().toISOString();
  const there = await ask(api.session.sealingKey);
  if (isTrouble(there) && ['silent', 'unreachable'].includes(there.trouble))
    throw new CannotStart(`${options.base} cannot be reached: ${there.detail}`);
  const { accounts, differences } = await accountsOf(lasting, options, stop);
  const findings: All = new Map();
  let out: Difference[] = [];
  let interrupted = false;
  try {
    const bench = { ask, known: new Known(), accounts };
    await checked(bench, options, progress, findings);
    if (options.write) await roundTrips({ ...bench, ask: lasting }, findings, stop);
  } catch (error) {
    interrupted = error instanceof Interrupted;
    if (!interrupted) throw error;
  } finally {
    out = await leave(lasting, accounts, options);
  }
  sessionFindings(findings, options, { signIn: differences, signOut: out });
  return { ...reportOf(options, at, findings, interrupted), ...(interrupted && { interrupted: true as const }) };
}

async function accountsOf(ask: Ask, { base, accounts: names, password, token }: Options, stop?: AbortSignal) {
  if (token !== undefined) return { accounts: [{ name: 'the token', token }], differences: [] };
  const accounts: Account[] = [];
  const differences: Difference[] = [];
  try {
    for (const name of names) {
      if (stop?.aborted) throw new Interrupted();
      const one = await signedIn(ask, base, name, password);
      accounts.push(one.account);
      differences.push(...one.differences);
    }
  } catch (error) {
    await leave(ask, accounts, { token });
    throw error;
  }
  return { accounts, differences };
}

/** Ends the sessions that were begun here, and no other. */
async function leave(ask: Ask, accounts: readonly Account[], { token }: Pick<Options, 'token'>): Promise<Difference[]> {
  const found: Difference[] = [];
  if (token === undefined) for (const account of accounts) found.push(...(await signedOut(ask, account)));
  return found;
}

type All = Map<NamedCall, Findings>;
type Bench = ConstructorParameters<typeof Checker>[0];

/** Goes through all calls: first what takes nothing, then what what came before has told of, then what nothing tells of. */
async function checked(bench: Bench, { write, only }: Options, progress: Progress, all: All): Promise<void> {
  const checker = new Checker(bench);
  const ways = new Map(CALLS.map((call) => [call, wayOf(call, write)]));
  const made = CALLS.filter((call) => ways.get(call)?.way === 'made');
  const refused = CALLS.filter((call) => ways.get(call)?.way === 'refused' && isAsked(only, call));
  for (const [call, way] of ways) if (way.way === 'left') all.set(call, Object.assign(new Findings(call), { reason: way.reason }));
  const asked = made.filter((call) => isAsked(only, call));
  const of = asked.length + refused.length;
  const done = () => [...asked, ...refused].filter((call) => all.has(call)).length;
  for (let pending = made; pending.some((call) => asked.includes(call)); ) {
    const call = nextOf(pending, asked, bench);
    pending = pending.filter((other) => other !== call);
    progress(done(), of, call.endpoint.path);
    all.set(call, await checker.made(call, asked.includes(call)));
  }
  for (const call of refused) {
    progress(done(), of, call.endpoint.path);
    all.set(call, await checker.refused(call));
  }
  progress(of, of, '');
}

/** The next of the calls that are told of, if its request can be filled from what is known; else one that may tell more; else the first. */
function nextOf(pending: readonly NamedCall[], asked: readonly NamedCall[], { known, accounts }: Bench): NamedCall {
  const needs = ({ endpoint }: NamedCall) => Object.keys(learnedFieldsOf(endpoint)).length;
  const isFilled = (call: NamedCall, values: object) => Object.keys(values).length === needs(call);
  const isReady = (call: NamedCall) =>
    isExport(call)
      ? soundRequests(call, known, '').length > 0
      : accounts.some(({ name }) => known.candidatesFor(call, name).some((values) => isFilled(call, values)));
  const takesNothing = (call: NamedCall) => needs(call) === 0 && !isExport(call);
  const [told, others] = [pending.filter((call) => asked.includes(call)), pending.filter((call) => !asked.includes(call))];
  const firstOf = (calls: readonly NamedCall[]) => calls.find(takesNothing) ?? calls.find(isReady);
  return (firstOf(told) ?? firstOf(others) ?? told[0]) as NamedCall;
}

/** What came of the command's own signing in and out. */
function sessionFindings(all: All, { accounts, token }: Options, came: { signIn: Difference[]; signOut: Difference[] }): void {
  const { signIn, signOut } = api.session;
  for (const call of CALLS) {
    if (call.endpoint.path !== signIn.path && call.endpoint.path !== signOut.path) continue;
    const findings = new Findings(call);
    const entering = call.endpoint.path === signIn.path;
    if (token !== undefined) findings.reason = 'the token was given, and its session is not the command’s to begin or to end';
    else if (accounts.length === 0) findings.reason = 'nobody is signed in: give --account or --token';
    else findings.tried(entering ? 'signing in' : 'signing out', entering ? came.signIn : came.signOut);
    all.set(call, findings);
  }
}

function reportOf({ base, accounts, token, write, only }: Options, at: string, all: All, interrupted: boolean): Report {
  const calls = CALLS.filter((call) => isAsked(only, call)).flatMap((call) => printable(all.get(call)?.report() ?? []));
  const count = (verdict: Verdict) => calls.filter((call: CallReport) => call.verdict === verdict).length;
  return {
    ...{ base, at, accounts: token === undefined ? accounts : ['the token'], write, only },
    counts: { conforms: count('conforms'), differs: count('differs'), 'not run': count('not run'), absent: count('absent') },
    notes: [...(interrupted ? [INTERRUPTED] : []), ...notesOf(write, token, accounts)],
    calls,
  };
}

const INTERRUPTED =
  'Ended before all was checked: nothing is said of calls that are not named here. The sessions that were begun are ended.';

const notesOf = (write: boolean, token: string | undefined, accounts: readonly string[]): string[] => [
  ...(token === undefined && accounts.length > 0
    ? ['Signing in and out, which the backend may log, is all that is done beside reading.']
    : []),
  write
    ? 'With --write: calls that change something were sent requests that must be refused; exports and printouts were made; the round trips put back what they changed.'
    : 'Nothing was changed: calls that change something, and exports and printouts, which leave a sheet behind, are tried with --write alone.',
];
