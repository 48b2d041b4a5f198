import { dayAfter } from '@hall/database/seed/days';
import { type Answer, type TestHall, testHall } from './test-hall.ts';

export interface ProjectRow {
  readonly xmbh: string;
  readonly xmmc: string;
  readonly xmzt: string;
  readonly xmjs?: string;
  readonly kzsq?: string;
  readonly fzr: string;
  readonly fzrgh: string;
  readonly ye?: string;
  readonly kyed?: string;
  readonly yxqz?: string;
}

/** What a grant is to be, beside its defaults: it is active, is for expenses, and shows nothing. */
export interface Given {
  readonly to: string;
  readonly project?: string;
  readonly department?: string;
  readonly [column: string]: unknown;
}

/** A project of its own that `leader` leads, with 1,000.00 yuan of which 200.00 are spent and 30.00 held, and a budget of 400.00. */
export const PROJECT = 'KY2000001';
const NAMES = { accountSet: 'main', accountSetName: '学校', accountSetNameEn: 'University', kind: 'national', kindName: '国家级' };
const LINE = { subject: 'travel', subjectName: '差旅费', subjectNameEn: 'Travel', amount: 40_000, spent: 20_000 };

export const personOf = ({ services }: TestHall, userName: string) =>
  services.database.read.person.findUniqueOrThrow({ where: { userName } });

async function makeProject(hall: TestHall): Promise<void> {
  const { id: leaderId } = await personOf(hall, 'leader');
  const today = dayAfter(hall.clock.now(), 0);
  const days = { firstDay: '2000-01-01', lastDay: dayAfter(hall.clock.now(), 400) };
  const money = { budget: 40_000, income: 100_000, spent: 20_000, frozen: 3_000 };
  const entry = { at: hall.clock.now(), day: today, summaryEn: 'Something' };
  await hall.services.database.unitOfWork(async (tx) => {
    await tx.project.create({
      data: {
        ...{ code: PROJECT, name: '量子计量', nameEn: 'Quantum metrology', departmentId: 'chemistry', leaderId, ...NAMES },
        ...{ kindNameEn: 'National', ...days, ...money },
        budgetLines: { create: LINE },
        entries: {
          create: [
            { kind: 'income', amount: 100_000, summary: '拨款', ...entry },
            { kind: 'expense', amount: 25_000, summary: '差旅', ...entry },
            { kind: 'return', amount: 5_000, summary: '退款', ...entry },
          ],
        },
      },
    });
  });
}

/** A hall with that project, and how people call what is about projects. */
export async function withProject() {
  const hall = await testHall();
  await makeProject(hall);
  const as = async (userName: string) => {
    const token = await hall.signIn(userName);
    return (call: string, body: object = {}): Promise<Answer> => hall.post(`/api/projects/${call}`, body, token);
  };
  let given = 0;
  const give = async ({ to, project, department = 'chemistry', ...own }: Given): Promise<string> => {
    given += 1;
    const number = `SQ2000${String(given).padStart(6, '0')}`;
    const [{ id: personId }, { id: authorizerId }] = [await personOf(hall, to), await personOf(hall, 'leader')];
    const what = { projectCode: project ?? null, departmentId: department, personId, authorizerId };
    const systems = { forQuery: true, forExpense: true, forIncome: false };
    const terms = { ...systems, firstDay: '2000-01-01', lastDay: '2099-12-31', controlled: false, state: 'active' };
    const data = { number, ...what, ...terms, basis: project ? 'leader' : 'head', reason: '试', madeAt: hall.clock.now(), ...own };
    await hall.services.database.unitOfWork((tx) => tx.grant.create({ data: data as never }));
    return number;
  };
  const grant = (number: string) => hall.services.database.read.grant.findUniqueOrThrow({ where: { number } });
  return { hall, as, give, grant };
}

/** The row of that project in a list. */
export const rowIn = ({ data }: Answer, code = PROJECT): ProjectRow | undefined =>
  (data as { rows: ProjectRow[] }).rows.find(({ xmbh }) => xmbh === code);

export const refusal = (rule: string, code = 500) => ({ code, data: { rule } });

export interface Effect {
  readonly djsqs: number;
  readonly hfsqs: number;
  readonly cxsqs: number;
  readonly yxry: readonly string[];
  readonly yxryen: readonly string[];
  readonly dclbxs: number;
  readonly ye: string;
  readonly yxbs: string;
}

type Caller = (call: string, body?: object) => Promise<Answer>;

/** Decides on that project as somebody who was shown what it does. */
export async function decide(by: Caller, czlx: string, more: object = {}): Promise<Answer> {
  const asked = { xmbh: PROJECT, czlx, ...more };
  const shown = await by('effect', asked);
  if (shown.code !== 200) return shown;
  return by('decide', { ...asked, yy: '检查', yxbs: (shown.data as Effect).yxbs });
}
