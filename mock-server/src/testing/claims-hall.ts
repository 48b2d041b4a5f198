import { wireDay } from '@hall/contract/rules/shanghai';
import { claimSecretId } from '../core/claim-secrets.ts';
import { ownSecret } from '../core/secrets.ts';
import { type Answer, type TestHall, testHall } from './test-hall.ts';

export const PROJECT = 'TEST2026001';
export const SYSTEM = 'reimbursement';

/** What a grant of `staff` on the project says unless a test says otherwise, in fen: 1,000.00 yuan, for expenses. */
export interface GrantGiven {
  readonly number?: string;
  readonly userName?: string;
  readonly parentNumber?: string;
  readonly projectCode?: string | null;
  readonly departmentId?: string;
  readonly withBelow?: boolean;
  readonly state?: string;
  readonly firstDay?: string;
  readonly lastDay?: string | null;
  readonly controlled?: boolean;
  readonly amount?: number;
  readonly forExpense?: boolean;
}

export const personIdOf = async ({ services }: TestHall, userName: string): Promise<string> =>
  (await services.database.read.person.findUniqueOrThrow({ where: { userName } })).id;

/** A project of `leader` with 5,000.00 yuan, and a budget line for journeys. */
async function makeProject(hall: TestHall): Promise<string> {
  const { id, departmentId } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
  const names = { name: '测试项目', nameEn: 'Project of the tests' };
  const kinds = {
    accountSet: 'main',
    accountSetName: '账套',
    accountSetNameEn: 'Set',
    kind: 'teaching',
    kindName: '教改',
    kindNameEn: 'Teaching',
  };
  const days = { firstDay: '2020-01-01', lastDay: '2099-12-31' };
  const lines = { create: { subject: 'travel', subjectName: '差旅费', subjectNameEn: 'Travel', amount: 300_000 } };
  const data = { code: PROJECT, ...names, departmentId, leaderId: id, ...kinds, ...days, income: 500_000, budgetLines: lines };
  await hall.services.database.unitOfWork((tx) => tx.project.create({ data }));
  return departmentId;
}

const staffNumberOf = async ({ services }: TestHall, userName: string): Promise<string> =>
  (await services.database.read.person.findUniqueOrThrow({ where: { userName } })).staffNumber;

/** A hall with a project, and how its expense system books, decides and gives back claims. */
export async function claimsHall() {
  const hall = await testHall();
  const departmentId = await makeProject(hall);
  const { database, clock } = hall.services;
  const today = wireDay(clock.now());
  const secret = await ownSecret(database, claimSecretId(SYSTEM));
  const [authorizerId, staffNumber] = [await personIdOf(hall, 'leader'), await staffNumberOf(hall, 'staff')];
  const grant = async ({ number = 'SQ2026900001', userName = 'staff', ...given }: GrantGiven = {}) => {
    const terms = { basis: 'leader', forQuery: true, forExpense: true, forIncome: false, firstDay: today, lastDay: '2099-12-31' };
    const money = { controlled: true, amount: 100_000, reason: '测试', state: 'active', madeAt: clock.now() };
    const who = { authorizerId, personId: await personIdOf(hall, userName), departmentId };
    await database.unitOfWork((tx) => tx.grant.create({ data: { number, projectCode: PROJECT, ...who, ...terms, ...money, ...given } }));
    return number;
  };
  const sent = (call: string, body: object): Promise<Answer> => hall.post(`/api/claims/${call}`, { xtbh: SYSTEM, xtmy: secret, ...body });
  const asked = { xmbh: PROJECT, bxrgh: staffNumber, rq: today, je: '100.00', kmbh: 'travel', bxsy: '赴上海', bxsyen: 'To Shanghai' };
  return {
    ...hall,
    today,
    secret,
    grant,
    staffNumberOf: (userName: string) => staffNumberOf(hall, userName),
    book: (bxdh: string, body: object = {}) => sent('book', { ...asked, bxdh, ...body }),
    decide: (bxdh: string, body: object) => sent('decide', { bxdh, ...body }),
    giveBack: (bxdh: string, body: object = {}) => sent('return', { bxdh, ...body }),
    /** What a grant and the project hold and have spent, in fen. */
    money: async (number = 'SQ2026900001') => {
      const stored = await database.read.grant.findUnique({ where: { number } });
      const project = await database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
      const [line] = await database.read.budgetLine.findMany({ where: { projectCode: PROJECT } });
      const of = ({ frozen, spent }: { readonly frozen: bigint; readonly spent: bigint }) => [Number(frozen), Number(spent)];
      return { grant: stored && of(stored), project: of(project), line: Number(line?.spent) };
    },
    change: (work: Parameters<typeof database.unitOfWork>[0]) => database.unitOfWork(work),
  };
}

export type ClaimsHall = Awaited<ReturnType<typeof claimsHall>>;
