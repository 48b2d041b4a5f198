import { UserInfo } from '@hall/contract/account';
import { PERMISSIONS, type PermissionId } from '@hall/contract/api';
import { wireName } from '@hall/contract/wire/entity';
import { absenceOf, isAbsent } from './envelope.ts';
import type { Ask, Came, Trouble } from './exchange.ts';
import { type Known, learnedFieldsOf, type NamedCall } from './known.ts';
import type { CallReport, Difference, Extent, Verdict } from './outcome.ts';
import { refusalFaults, WITHOUT_TOKEN, withoutTokenFaults } from './refusals.ts';
import { empty, isExport, type Sound, soundRequests, spoilt, type Unsound } from './requests.ts';
import { type Account, renew } from './session.ts';
import { type Answered, answered } from './try-call.ts';

/** What the calls are made with. */
export interface Bench {
  readonly ask: Ask;
  readonly known: Known;
  readonly accounts: readonly Account[];
}

const ITS_ANSWER = 'its answer';
/** The most pages whose calls are made one by one. */
const MOST_PAGES = 60;
/** The most fields beside the contract that are named of an answer. */
const MOST_SURPLUS = 100;
/** Who makes the calls of anyone. */
const NOBODY: Account = { name: '', token: '' };

/** What is found out about a call, bit by bit. */
export class Findings {
  readonly #checks = new Set<string>();
  readonly #differences = new Map<string, Difference>();
  readonly #surplus = new Set<string>();
  readonly call: NamedCall;
  account: string | undefined;
  reason: string | undefined;
  extent: Extent | undefined;
  verdict: Verdict | undefined;

  constructor(call: NamedCall) {
    this.call = call;
  }

  tried(check: string, differences: readonly Difference[] = [], surplus: readonly string[] = []): void {
    this.#checks.add(check);
    for (const one of differences) this.#differences.set([one.check, one.field, one.expected, one.got].join('|'), one);
    for (const field of surplus.slice(0, MOST_SURPLUS)) this.#surplus.add(field);
  }

  report(): CallReport {
    const { domain, name, endpoint } = this.call;
    const differences = [...this.#differences.values()];
    const told = this.verdict ?? (this.reason !== undefined || this.#checks.size === 0 ? 'not run' : 'conforms');
    return {
      ...{ domain, name, method: endpoint.method, path: endpoint.path, spec: endpoint.spec },
      ...{ summary: { zh: endpoint.summary.zh, en: endpoint.summary.en } },
      verdict: differences.length > 0 ? 'differs' : told,
      ...{
        reason: this.reason,
        extent: this.extent,
        account: this.account,
        checks: [...this.#checks],
        differences,
        surplus: [...this.#surplus],
      },
    };
  }
}

/** Whether an answer is a list without rows. */
function isEmptyList(data: unknown): boolean {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : data;
  return Array.isArray(rows) && rows.length === 0;
}

/** What a permission is called, for who gave an account without it. */
const permissionText = (access: unknown): string =>
  [access]
    .flat()
    .map((id) => `${id} (${PERMISSIONS[id as PermissionId]?.en ?? id})`)
    .join(' or ');

/** Tells that a call is not there: of one that the specification has that is a difference. */
function tellAbsent(findings: Findings, came: Came | Trouble): void {
  const { spec } = findings.call.endpoint;
  if (spec === undefined) findings.verdict = 'absent';
  else findings.tried(ITS_ANSWER, [{ check: ITS_ANSWER, field: 'call', expected: `the call of section ${spec}`, got: absenceOf(came) }]);
}

/** A call about a page alone is made for every page that is known: what is wrong with one is right with another. */
function soundOf(call: NamedCall, known: Known, account: string): { readonly sounds: readonly Sound[]; readonly each: boolean } {
  const sounds = soundRequests(call, known, account);
  const [[name, field] = [], ...others] = Object.entries(learnedFieldsOf(call.endpoint));
  const pages = name === 'pageId' && others.length === 0 ? known.all('pageId').slice(0, MOST_PAGES) : [];
  const [first] = sounds;
  if (pages.length === 0 || !field || !first) return { sounds, each: false };
  return { sounds: pages.map((page) => ({ request: { ...first.request, [field[0]]: page }, madeUp: [] })), each: true };
}

/** What calls about oneself are asked with. */
const ownId = (person: unknown): unknown => (person as Readonly<Record<string, unknown>> | null)?.[wireName(UserInfo, 'id')];

interface Tried {
  readonly account: Account;
  readonly sound: Sound;
}

/** What came of the requests that were tried for a call. */
interface Attempts {
  answeredTo?: Tried;
  refusedTo?: Tried;
  readonly reasons: string[];
  /** Requests that need no other account. */
  readonly settled: Set<string>;
  /** Whether the last answer was more than an empty list. */
  enough: boolean;
}

/** Makes calls and judges their answers. */
export class Checker {
  readonly #bench: Bench;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  #asked = async (call: NamedCall, account: Account, request: Sound['request']): Promise<Came | Trouble> => {
    const { endpoint } = call;
    const came = await this.#bench.ask(endpoint, {
      ...(account.token && { token: account.token }),
      ...(endpoint.request && { request }),
    });
    if (account.token) renew(account, came);
    return came;
  };

  /** Makes a call as it is, once it is known what to ask for. @param thoroughly also what it must refuse */
  async made(call: NamedCall, thoroughly: boolean): Promise<Findings> {
    const findings = new Findings(call);
    const { endpoint } = call;
    const accounts = endpoint.access === 'anyone' ? [NOBODY] : this.#bench.accounts;
    const alive = await this.#answers(findings, accounts);
    if (!thoroughly || alive === 'no') return findings;
    if (endpoint.access !== 'anyone') await this.#withoutToken(findings, alive !== 'unknown');
    if (alive !== 'unknown') await this.#spoilt(findings, alive);
    return findings;
  }

  /** Tries requests until one is answered. @returns the one that was, whether the rest can be tried at all */
  async #answers(findings: Findings, accounts: readonly Account[]): Promise<Tried | 'no' | 'unknown'> {
    const attempts: Attempts = { reasons: [], settled: new Set(), enough: false };
    for (const account of accounts) {
      const next = await this.#answersTo(findings, account, attempts);
      if (next === 'no') return 'no';
      if (next === 'enough') break;
    }
    const { answeredTo, refusedTo, reasons, enough } = attempts;
    findings.account = answeredTo?.account.name || undefined;
    if (answeredTo && !enough) findings.extent = 'empty';
    if (!answeredTo) findings.reason = reasons[0] ?? notAnswered(findings.call, accounts);
    return answeredTo ?? refusedTo ?? 'unknown';
  }

  /** As one account. @returns whether the next account is to be asked */
  async #answersTo(findings: Findings, account: Account, attempts: Attempts): Promise<'no' | 'enough' | 'next'> {
    const { sounds, each } = soundOf(findings.call, this.#bench.known, account.name);
    for (const sound of sounds) {
      if (attempts.settled.has(JSON.stringify(sound.request))) continue;
      const is = await this.#tried(findings, { account, sound }, attempts);
      if (is === 'absent' || is === 'wrong') return 'no';
      if (is !== 'refused' && !each) break;
    }
    if (sounds.length === 0) attempts.reasons.push(lackingText(findings.call));
    return attempts.enough && !each ? 'enough' : 'next';
  }

  /** Makes one request, and notes what came of it. */
  async #tried(findings: Findings, tried: Tried, attempts: Attempts): Promise<Answered['is'] | 'absent'> {
    const { account, sound } = tried;
    const came = await this.#asked(findings.call, account, sound.request);
    if (isAbsent(came)) {
      tellAbsent(findings, came);
      return 'absent';
    }
    const answer = answered(came, findings.call.endpoint, sound);
    this.#note(findings, answer, account, sound);
    if (answer.is === 'refused') {
      attempts.refusedTo ??= tried;
      attempts.reasons.push(answer.reason);
    }
    if (answer.is === 'done') {
      attempts.answeredTo ??= tried;
      // A list that is empty for one person may have rows for another: they are checked, and tell what else can be asked for.
      attempts.enough = !isEmptyList(answer.data);
      if (attempts.enough) attempts.settled.add(JSON.stringify(sound.request));
    }
    return answer.is;
  }

  #note(findings: Findings, answer: Answered, account: Account, { request }: Sound): void {
    if (answer.is === 'forbidden') return;
    const differences = answer.found.map((one) => ({ ...one, check: ITS_ANSWER }));
    findings.tried(ITS_ANSWER, differences, answer.is === 'done' ? answer.surplus : []);
    if (answer.is !== 'done') return;
    const { known } = this.#bench;
    known.learn(findings.call, account.name, request, answer.data);
    if (findings.call.endpoint.data === UserInfo) known.tell(account.name, { personId: ownId(answer.data) });
  }

  async #withoutToken(findings: Findings, isThere: boolean): Promise<void> {
    const { call } = findings;
    const [sound] = soundRequests(call, this.#bench.known, this.#bench.accounts[0]?.name ?? '');
    const came = await this.#asked(call, NOBODY, sound?.request ?? {});
    if (!isThere && isAbsent(came)) tellAbsent(findings, came);
    else findings.tried(WITHOUT_TOKEN, withoutTokenFaults(came, call.endpoint));
  }

  async #spoilt(findings: Findings, { account, sound }: Tried): Promise<void> {
    const { call } = findings;
    for (const wrong of spoilt(call.endpoint, sound.request)) {
      const came = await this.#asked(call, account, wrong.request);
      findings.tried(wrong.check, refusalFaults(came, call.endpoint, wrong));
    }
  }

  /** Makes a call that changes something, only so that it must be refused: with nothing sound in its request. */
  async refused(call: NamedCall): Promise<Findings> {
    const findings = new Findings(call);
    findings.extent = 'refusals';
    const { endpoint } = call;
    const accounts = endpoint.access === 'anyone' ? [NOBODY] : this.#bench.accounts;
    const tries = empty(endpoint);
    for (const account of accounts) if (await this.#refusedTo(findings, account, tries)) break;
    if (findings.verdict || findings.report().differences.some(({ field }) => field === 'call')) return findings;
    if (findings.account === undefined) findings.reason = notAnswered(call, accounts);
    if (endpoint.access !== 'anyone') {
      const came = await this.#asked(call, NOBODY, tries[0]?.request ?? {});
      findings.tried(WITHOUT_TOKEN, withoutTokenFaults(came, endpoint));
    }
    return findings;
  }

  /** @returns whether another account need not be asked */
  async #refusedTo(findings: Findings, account: Account, tries: readonly Unsound[]): Promise<boolean> {
    const { call } = findings;
    for (const wrong of tries) {
      const came = await this.#asked(call, account, wrong.request);
      if (isAbsent(came)) {
        tellAbsent(findings, came);
        return true;
      }
      const answer = answered(came, call.endpoint, { request: {}, madeUp: [] });
      if (answer.is === 'forbidden') return false;
      findings.account = account.name;
      findings.tried(wrong.check, refusalFaults(came, call.endpoint, wrong));
    }
    return true;
  }
}

function lackingText(call: NamedCall): string {
  const learned = Object.values(learnedFieldsOf(call.endpoint)).map(([wire, , , en]) => `${wire} (${en})`);
  return learned.length > 0 && !isExport(call)
    ? `no answer offered ${learned.join(', ')}`
    : 'no page of the backend names it as its export, so no column is known to ask for';
}

function notAnswered({ endpoint: { access } }: NamedCall, accounts: readonly Account[]): string {
  if (accounts.length === 0) return 'nobody is signed in: give --account or --token';
  const names = accounts.map(({ name }) => name).join(', ');
  if (access === 'signed-in') return `refused with code 403 for ${names}`;
  return `needs the permission ${permissionText(access)}, which ${names} lack${accounts.length === 1 ? 's' : ''}`;
}
