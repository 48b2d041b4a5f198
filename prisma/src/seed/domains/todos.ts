import type { Prisma } from '../../generated/client.ts';
import { daysBefore, monthBefore } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { personOf } from '../people.ts';

/** The claims that wait in the demo reimbursement system, which the server asks. */
const SOURCES: readonly Prisma.TodoSourceCreateManyInput[] = [
  {
    id: 'claims-to-approve',
    menuId: 'reimbursement.approve',
    call: '/reimbursement/pending',
    method: 'GET',
    countBy: 'number',
    countAt: 'total',
    order: 1,
  },
];

interface Told {
  readonly origin: string;
  readonly title: string;
  readonly titleEn: string;
  readonly path: string;
}

const CLAIM_PAID: Told = {
  origin: 'menu',
  title: '您的报销款已支付，请留意到账',
  titleEn: 'Your claim has been paid; please look out for the money',
  path: '/qtxt?menu=reimbursement.mine',
};
const CONTACT: Told = {
  origin: 'account',
  title: '请核对您的联系电话和邮箱是否有效',
  titleEn: 'Please check that your phone and email are still right',
  path: '/personalCenter',
};
const NOTICES: Told = {
  origin: 'notices',
  title: '年终结账安排已发布，请及时阅读',
  titleEn: 'The schedule of the year-end closing is out; please read it in time',
  path: '/tzgg',
};
const LOANS: Told = {
  origin: 'loans',
  title: '您有借款即将到期，请按时还款',
  titleEn: 'A loan of yours is due soon; please settle it in time',
  path: '/loans',
};
const CLAIMS: Told = {
  origin: 'menu',
  title: '有新的报销单提交给您审批',
  titleEn: 'A new claim has been handed in for your approval',
  path: '/qtxt?menu=reimbursement.approve',
};

/** Who is told what, the newest first: a day apart, from yesterday on. */
const TOLD: Readonly<Record<string, readonly Told[]>> = {
  staff: [CLAIM_PAID, NOTICES, CONTACT],
  approver: [CLAIMS, NOTICES, CLAIM_PAID],
  deptlead: [LOANS, CLAIMS],
  finclerk: [CLAIMS, NOTICES],
  leader: [LOANS, NOTICES],
};
/** The oldest of each person's is done with, those between it and the newest are read. */
const stateOf = (index: number, of: number, sentAt: Date) =>
  index === 0 ? {} : { readAt: sentAt, ...(index === of - 1 && of > 2 && { doneAt: sentAt }) };

const toldRows = (now: Date): Prisma.PushedNoticeCreateManyInput[] =>
  Object.entries(TOLD).flatMap(([userName, told]) =>
    told.map((one, index) => {
      const sentAt = daysBefore(now, index + 1, 10);
      return { ...one, personId: personOf(userName).id, sentAt, ...stateOf(index, told.length, sentAt) };
    }),
  );

const MONTHS = 12;

/** A year of payslips, which is more than comes at once. */
const payslipRows = (now: Date): Prisma.PushedNoticeCreateManyInput[] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const [year, month] = monthBefore(now, index + 1).split('-');
    const sentAt = daysBefore(now, 10 + index * 30, 9);
    return {
      personId: personOf('leader').id,
      origin: 'menu',
      title: `${year}年${Number(month)}月工资已发放`,
      titleEn: `Your pay for ${month}/${year} has been transferred`,
      path: '/qtxt?menu=payroll.payslips',
      sentAt,
      readAt: sentAt,
    };
  });

export const demoRows = (now: Date): DemoRows => ({ todoSource: SOURCES, pushedNotice: [...toldRows(now), ...payslipRows(now)] });
