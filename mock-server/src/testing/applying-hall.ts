import { expect } from 'vitest';
import { inDays, makeProject, personOf } from './giving-hall.ts';
import { type Answer, type TestHall, testHall } from './test-hall.ts';

/** A project of the tests, of whose department `approver` is the head. */
export const APPLIED_FOR = 'AP0000001';
const CALLS = { waiting: '/api/sqgl/xmsqsq', projects: '/api/yhxx/getprojectname' } as const;

export interface ApplicationRow {
  readonly sqdh: string;
  readonly sqzt: string;
  readonly sqlc: number;
  readonly shr?: string;
  readonly shyj?: string;
  readonly sqbh?: string;
  readonly ksrq?: string;
  readonly kczs: readonly string[];
  readonly version: number;
}

export interface EffectRow {
  readonly sqdh: string;
  readonly bkyy?: string;
  readonly yxbs: string;
}

export const applicationIn = ({ data }: Answer) => data as ApplicationRow;
export const rowsIn = ({ data }: Answer) => (data as { rows: ApplicationRow[] }).rows;
/** A refusal at a field, or of the whole. */
export const refused = (rule: string, code = 500, field?: string) => ({ code, data: { rule, ...(field && { field }) } });

type Named = Pick<ApplicationRow, 'sqdh'> & { readonly version?: number };

/** How people sign in once and call what is about applications; where the clock was moved by days, they sign in `again`. */
function callers(hall: TestHall) {
  const tokens = new Map<string, string>();
  const tokenOf = async (userName: string) => {
    const token = tokens.get(userName) ?? (await hall.signIn(userName));
    tokens.set(userName, token);
    return token;
  };
  const call = async (userName: string, name: string, body: object = {}) =>
    hall.post(`/api/applications/${name}`, body, await tokenOf(userName));
  const get = async (userName: string, name: keyof typeof CALLS, query = '') => hall.get(`${CALLS[name]}${query}`, await tokenOf(userName));
  return { tokenOf, call, get, again: () => tokens.clear() };
}

type Call = ReturnType<typeof callers>['call'];

/** What those who decide do. */
function deciding(call: Call, versionOf: (number: string) => Promise<number>) {
  const effects = (by: string, ...numbers: string[]) => call(by, 'effects', { sqdhs: numbers });
  const effect = async (by: string, number: string) =>
    ((await effects(by, number)).data as { yxs?: EffectRow[] }).yxs?.[0] ?? { sqdh: number, yxbs: 'none' };
  /** In the version that there is now, unless another is named. */
  const decide = async (by: string, { sqdh }: Named, decision: object) =>
    call(by, 'decide', { sqdh, version: await versionOf(sqdh), ...decision });
  const reject = (by: string, named: Named, shyj = '不符合规定') => decide(by, named, { shjg: 'reject', shyj });
  /** Approves what was shown: now, unless another effect is given. */
  const approve = async (by: string, named: Named, shown?: EffectRow) =>
    decide(by, named, { shjg: 'approve', yxbs: (shown ?? (await effect(by, named.sqdh))).yxbs });
  return { effects, effect, decide, reject, approve };
}

/** What others change meanwhile. */
function changing(hall: TestHall, tokenOf: (userName: string) => Promise<string>) {
  const enable = async (userName: string, enabled: '0' | '1') => {
    const body = { ygbh: (await personOf(hall, userName)).staffNumber, enabled, ...(enabled === '0' && { reason: '离职' }) };
    expect(await hall.post('/api/people/enable-account', body, await tokenOf('admin'))).toMatchObject({ code: 200 });
  };
  /** The finance office freezes or closes the project, or has somebody else lead it. */
  const decideOnProject = async (czlx: string, leader?: string) => {
    const to = leader && { xfzrgh: (await personOf(hall, leader)).staffNumber };
    const [asked, token] = [{ xmbh: APPLIED_FOR, czlx, ...to }, await tokenOf('finadmin')];
    const { yxbs } = (await hall.post('/api/projects/effect', asked, token)).data as { yxbs: string };
    expect(await hall.post('/api/projects/decide', { ...asked, yy: '检查', yxbs }, token)).toMatchObject({ code: 200 });
  };
  return { enable, decideOnProject };
}

const versionIn = (hall: TestHall) => async (number: string) =>
  (await hall.services.database.read.application.findUnique({ where: { number } }))?.version ?? 1;

/** What is kept of applications, and what people were told of them. */
function kept(hall: TestHall) {
  const { read } = hall.services.database;
  const stored = (number: string) =>
    read.application.findUniqueOrThrow({ where: { number }, include: { steps: { orderBy: { id: 'asc' } }, decider: true, grant: true } });
  /** Each step as it was: what, through what, and whom it then waits for. */
  const wayOf = async (number: string) =>
    (await stored(number)).steps.map(({ kind, cause, waits, toNameEn }) =>
      [kind, cause, waits && (toNameEn || 'office')].filter(Boolean).join(' '),
    );
  const toldTo = async (userName: string, about = APPLIED_FOR) => {
    const where = { person: { userName }, origin: 'applications', titleEn: { contains: about } };
    const told = await read.pushedNotice.findMany({ where, orderBy: { id: 'asc' } });
    return told.map(({ titleEn, path }) => `${titleEn.split('” ')[1]} ${path.split('?')[0]}`);
  };
  return { stored, wayOf, toldTo };
}

/** A hall with a project of `leader`, and how `staff` applies for a grant on it and others decide. */
export async function applyingHall() {
  const hall = await testHall();
  const xmbh = await makeProject(hall, { code: APPLIED_FOR });
  const { call, ...calling } = callers(hall);
  const numberOf = async (userName: string) => (await personOf(hall, userName)).staffNumber;
  const today = inDays(hall, 0);
  const draft = {
    ...{ xmbh, xts: ['query', 'expense'], sqqx: 'quarter', ksrq: today },
    ...{ sfkzed: '1', sqje: '1000.00', sfesq: '1', sfxsye: '1', sfxsmx: '0', sqyy: '课题采购' },
  };
  const save = (change: object = {}, by = 'staff') => call(by, 'save', { ...draft, ...change });
  const submit = (change: object = {}, by = 'staff') => call(by, 'submit', { ...draft, ...change });
  const submitted = async (change: object = {}, by = 'staff') => applicationIn(await submit(change, by));
  const withdraw = ({ sqdh, version }: Named, by = 'staff') => call(by, 'withdraw', { sqdh, version });
  const remove = ({ sqdh, version }: Named, by = 'staff') => call(by, 'remove', { sqdh, version });
  const list = async (by: string, name: 'own' | 'approvals' | 'all', filter: object = {}) => rowsIn(await call(by, name, filter));
  const applying = { draft, save, submit, submitted, withdraw, remove, list };
  const others = { ...deciding(call, versionIn(hall)), ...changing(hall, calling.tokenOf) };
  return { hall, xmbh, today, numberOf, call, ...calling, ...applying, ...others, ...kept(hall) };
}

export type ApplyingHall = Awaited<ReturnType<typeof applyingHall>>;
