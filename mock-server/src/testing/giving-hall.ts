import { lastDayOf } from '@hall/contract/rules/durations';
import { wireDay } from '@hall/contract/rules/shanghai';
import { type Answer, type TestHall, testHall } from './test-hall.ts';

/** A day some days after that of the clock, yyyy-MM-dd. */
export const inDays = ({ clock }: TestHall, days: number): string => wireDay(new Date(clock.now().getTime() + days * 86_400_000));

const people = (hall: TestHall) => hall.services.database.read.person;

export const personOf = (hall: TestHall, userName: string) => people(hall).findUniqueOrThrow({ where: { userName } });

interface ProjectMade {
  readonly code?: string;
  readonly leader?: string;
  readonly state?: string;
  readonly lastDay?: string;
}

/** A project that somebody leads, with money. @returns its code */
export async function makeProject(hall: TestHall, made: ProjectMade = {}): Promise<string> {
  const { code = 'GV0000001', leader = 'leader', state = 'active', lastDay = inDays(hall, 400) } = made;
  const { id: leaderId, departmentId } = await personOf(hall, leader);
  const named = { accountSetName: '科研账套', accountSetNameEn: 'Research', kindName: '国家级科研项目', kindNameEn: 'National research' };
  const about = { code, name: `数字档案 ${code}`, nameEn: `Digital archives ${code}`, departmentId, leaderId, state };
  await hall.services.database.unitOfWork((tx) =>
    tx.project.create({
      data: { ...about, accountSet: 'research', kind: 'national', ...named, firstDay: inDays(hall, -100), lastDay, income: 10_000_000 },
    }),
  );
  return code;
}

export interface GrantRow {
  readonly sqbh: string;
  readonly zt: string;
  readonly ksrq: string;
  readonly jsrq?: string;
  readonly kyje?: string;
}

export const grantIn = ({ data }: Answer) => data as GrantRow;

/** A hall with a project of `leader`, and how people give grants on it. */
export async function givingHall() {
  const hall = await testHall();
  const xmbh = await makeProject(hall);
  const [leader, staff, approver] = [await hall.signIn('leader'), await hall.signIn('staff'), await hall.signIn('approver')];
  const numberOf = async (userName: string) => (await personOf(hall, userName)).staffNumber;
  const today = inDays(hall, 0);
  const draft = {
    ...{ xmbh, bsqrgh: await numberOf('staff'), xts: ['query', 'expense'], sqqx: 'quarter', ksrq: today },
    ...{ sfkzed: '1', sqje: '1000.00', sfesq: '1', sfxsye: '1', sfxsmx: '0', sqyy: '课题采购' },
  };
  const give = (change: object = {}, token = leader) => hall.post('/api/authorizations/give', { ...draft, ...change }, token);
  /** `staff` gives their grant on to `approver`. */
  const onward = async (sjsqbh: string, change: object = {}) =>
    give({ sjsqbh, bsqrgh: await numberOf('approver'), sqqx: 'month', sqje: '100.00', sfesq: '0', ...change }, staff);
  const grantable = async (token: string, text = '') => {
    const { data } = await hall.get(`/api/authorizations/grantable?limit=100&text=${encodeURIComponent(text)}`, token);
    return data as { total: number; rows: Record<string, unknown>[] };
  };
  const stored = (number: string) => hall.services.database.read.grant.findUniqueOrThrow({ where: { number }, include: { events: true } });
  const monthOn = lastDayOf(today, 'month') as string;
  return { hall, xmbh, leader, staff, approver, numberOf, today, monthOn, draft, give, onward, grantable, stored };
}
