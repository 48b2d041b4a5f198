import type { Prisma } from '../../generated/client.ts';
import { chance } from '../chance.ts';
import { dayAfter, daysBefore, yearOf } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { personOf } from '../people.ts';

/** Who borrowed, what for, days from today to the day it is due (negative: overdue), and whether it is settled. */
const LOANS: readonly (readonly [userName: string, zh: string, en: string, due: number, settled: boolean])[] = [
  ['leader', '国际会议差旅借款', 'Travel advance: international conference', -12, false],
  ['leader', '野外考察备用金', 'Petty cash for a field study', 9, false],
  ['leader', '设备预付款借款', 'Advance payment for equipment', 75, false],
  ['leader', '会议注册费借款', 'Advance for a conference fee', -40, true],
  ['deptlead', '部门活动备用金', 'Petty cash of the department', 21, false],
  ['finclerk', '培训差旅借款', 'Travel advance: training course', -90, true],
];

const PURPOSES = [
  ['会议差旅借款', 'Travel advance: conference'],
  ['实验耗材备用金', 'Petty cash for laboratory supplies'],
  ['学生竞赛借款', 'Advance for a student competition'],
  ['资料印刷借款', 'Advance for printing'],
] as const;

/** Years of small loans: `staff` has more than a page of them; the newest three are outstanding, and none is due soon. */
const LOANS_OF_STAFF = Array.from({ length: 24 }, (_, index) => {
  const [zh, en] = PURPOSES[index % PURPOSES.length] as (typeof PURPOSES)[number];
  return ['staff', zh, en, 120 - 40 * index - (index > 2 ? 40 : 0), index > 2] as const;
});

/** Nobody's way to work is barred by them; `leader` and `deptlead` are reminded. */
function loanRows(now: Date): Prisma.LoanCreateManyInput[] {
  const { between } = chance(53);
  return [...LOANS, ...LOANS_OF_STAFF].map(([userName, purpose, purposeEn, due, settled], index) => {
    const term = between(3, 6) * 30;
    return {
      id: `loan-${index + 1}`,
      number: `JK${yearOf(daysBefore(now, Math.max(1, term - due), 9))}${String(index + 1).padStart(5, '0')}`,
      personId: personOf(userName).id,
      purpose,
      purposeEn,
      amount: index < LOANS.length ? between(20, 480) * 100_00 : between(300_00, 9_000_00),
      lentOn: dayAfter(now, Math.min(-1, due - term)),
      dueOn: dayAfter(now, due),
      settledAt: settled ? daysBefore(now, 10 - due, 10) : null,
    };
  });
}

export const demoRows = (now: Date): DemoRows => ({ loan: loanRows(now) });
