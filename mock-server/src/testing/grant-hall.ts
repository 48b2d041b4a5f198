import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { type Answer, type TestHall, testHall } from './test-hall.ts';

const DAY_MS = 86_400_000;

export const PROJECT = 'TEST-1';
export const GRANT = 'SQ2099000001';
export const CHILD = 'SQ2099000002';

export interface GrantRow {
  readonly sqbh: string;
  readonly zt: string;
  readonly djyy: string[];
  readonly kczs: string[];
  readonly kzje?: string;
  readonly kyje?: string;
}

/** The day so many days from today of the hall's clock, yyyy-MM-dd. */
export const dayFrom = (hall: TestHall, days: number): string => wireDay(new Date(hall.clock.now().getTime() + days * DAY_MS));

const idOf = async (tx: Tx, userName: string): Promise<string> => (await tx.person.findUniqueOrThrow({ where: { userName } })).id;

/** A project that `leader` leads, in the department of `staff`. */
async function makeProject(tx: Tx): Promise<string> {
  const { departmentId } = await tx.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const [kind, set] = ['national', 'research'];
  const named = { kind, kindName: kind, kindNameEn: kind, accountSet: set, accountSetName: set, accountSetNameEn: set };
  const days = { firstDay: '2020-01-01', lastDay: '2098-12-31' };
  const leaderId = await idOf(tx, 'leader');
  await tx.project.create({
    data: { code: PROJECT, name: '试验项目', nameEn: 'Trial project', departmentId, leaderId, ...named, ...days },
  });
  return departmentId;
}

/** What a grant of a test has of its own; people by their user names. */
export interface GrantMade {
  readonly number?: string;
  readonly by?: string;
  readonly to?: string;
  readonly [column: string]: unknown;
}

/** Puts a grant into the database: by `leader` to `staff` on {@link PROJECT}, of 1,000.00 yuan, active for a year, unless said. */
export async function makeGrant(hall: TestHall, { number = GRANT, by = 'leader', to = 'staff', ...own }: GrantMade = {}): Promise<void> {
  const { database, clock } = hall.services;
  await database.unitOfWork(async (tx) => {
    const { departmentId } = await tx.project.findUniqueOrThrow({ where: { code: PROJECT } });
    const who = { authorizerId: await idOf(tx, by), personId: await idOf(tx, to) };
    const systems = { forQuery: true, forExpense: true, forIncome: false };
    const days = { firstDay: dayFrom(hall, -10), lastDay: dayFrom(hall, 355), madeAt: clock.now() };
    const terms = { controlled: true, amount: 100_000, mayRegrant: true, reason: '试验', basis: 'leader', state: 'active' };
    await tx.grant.create({ data: { number, projectCode: PROJECT, departmentId, ...who, ...systems, ...days, ...terms, ...own } });
  });
}

/** A grant that `staff` gave on to `analyst`, of 300.00 yuan, out of {@link GRANT}. */
export async function makeChild(hall: TestHall, own: GrantMade = {}): Promise<void> {
  const given = { parentNumber: GRANT, basis: 'holder', amount: 30_000, mayRegrant: false, lastDay: dayFrom(hall, 100) };
  await makeGrant(hall, { number: CHILD, by: 'staff', to: 'analyst', ...given, ...own });
  await change(hall, GRANT, { passedOn: 30_000 });
}

/** Changes a grant behind the server's back. */
export const change = (hall: TestHall, number: string, data: object) =>
  hall.services.database.unitOfWork((tx) => tx.grant.update({ where: { number }, data }));

/** Holds so much of a grant for a claim that is pending, in fen. */
export const makeClaim = (hall: TestHall, grantNumber: string, asked: number, claim = 'BX-1') =>
  hall.services.database.unitOfWork(async (tx) => {
    const what = { title: '差旅', day: dayFrom(hall, 0), state: 'pending', asked, bookedAt: hall.clock.now() };
    const personId = await idOf(tx, 'staff');
    await tx.bookedClaim.create({ data: { systemId: 'test', number: claim, projectCode: PROJECT, grantNumber, personId, ...what } });
    await tx.grant.update({ where: { number: grantNumber }, data: { frozen: { increment: asked } } });
  });

/** A hall with {@link PROJECT} and {@link GRANT} on it, and how people call about grants. */
export async function withGrant(own: GrantMade = {}) {
  const hall = await testHall();
  await hall.services.database.unitOfWork(makeProject);
  await makeGrant(hall, own);
  const tokens = new Map<string, string>();
  const post = async (userName: string, path: string, body: object): Promise<Answer> => {
    const token = tokens.get(userName) ?? (await hall.signIn(userName));
    tokens.set(userName, token);
    return hall.post(`/api/${path}`, body, token);
  };
  const call = (userName: string, name: string, body: object) => post(userName, `authorizations/${name}`, body);
  const effect = (by: string, czlx: string, sqbh = GRANT) => call(by, 'effect', { sqbh, czlx });
  /** Acts as people do: what it does is shown first. */
  const act = async (by: string, czlx: string, sqbh = GRANT): Promise<Answer> => {
    const shown = await effect(by, czlx, sqbh);
    const { yxbs = 'none' } = (shown.data ?? {}) as { yxbs?: string };
    return shown.code === 200 ? call(by, 'act', { sqbh, czlx, yy: '试验原因', yxbs }) : shown;
  };
  const stored = (number = GRANT) => hall.services.database.read.grant.findUniqueOrThrow({ where: { number } });
  const rows = async (by: string, list: string, asked: object = {}) =>
    (await call(by, list, { limit: 100, text: PROJECT, ...asked })).data as { total: number; rows: GrantRow[]; summaryData: object };
  /** After a day or more nobody is signed in any more. */
  const signInAgain = async (userName: string) => void tokens.set(userName, await hall.signIn(userName));
  return { hall, post, call, effect, act, stored, rows, signInAgain };
}

export const refused = (rule: string, code = 500) => ({ code, data: { rule } });

/** What a grant's history says, the first first. */
export const historyOf = async (hall: TestHall, grantNumber: string) =>
  (await hall.services.database.read.grantEvent.findMany({ where: { grantNumber }, orderBy: { id: 'asc' } })).map(
    ({ kind, cause, state }) => `${kind} ${cause} ${state}`,
  );

/** What somebody was told of grants, the first first. */
export const toldTo = async (hall: TestHall, userName: string) =>
  (
    await hall.services.database.read.pushedNotice.findMany({
      where: { person: { userName }, origin: 'authorizations', title: { contains: '试验项目' } },
      orderBy: { id: 'asc' },
    })
  ).map(({ titleEn, path }) => `${titleEn} ${path}`);
