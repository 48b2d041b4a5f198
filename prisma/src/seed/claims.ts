import type { Prisma } from '../generated/client.ts';
import { type Chance, chance } from './chance.ts';
import { daysBefore, yearOf } from './days.ts';
import { PEOPLE, personOf, type SeedPerson } from './people.ts';

const SUBJECTS: readonly (readonly [zh: string, en: string])[] = [
  ['差旅费：北京学术会议', 'Travel: conference in Beijing'],
  ['差旅费：上海调研', 'Travel: field study in Shanghai'],
  ['差旅费：广州项目验收', 'Travel: project acceptance in Guangzhou'],
  ['会议注册费', 'Conference registration'],
  ['论文版面费', 'Publication charge'],
  ['实验耗材', 'Laboratory consumables'],
  ['图书资料费', 'Books and documents'],
  ['办公用品', 'Office supplies'],
  ['设备维修费', 'Equipment repair'],
  ['专家咨询费', "Experts' fees"],
  ['市内交通费', 'Local transport'],
  ['培训费', 'Training course'],
];

/** A claim is decided within two weeks, so what waits is recent. */
const LONGEST_WAIT_DAYS = 13;

interface Draft {
  readonly applicant: SeedPerson;
  readonly approver: SeedPerson;
  readonly state: 'pending' | 'approved' | 'rejected';
  readonly createdAt: Date;
  readonly decidedAt?: Date;
}

/** The head of the department decides; a head's own claims go to a finance clerk. */
function approverOf(applicant: SeedPerson): SeedPerson {
  const head = PEOPLE.find(({ departmentId, roles }) => departmentId === applicant.departmentId && roles.includes('deptlead'));
  return head && head !== applicant ? head : personOf('finclerk');
}

/** Whose claims wait: two a member for `approver`, one a member for `deptlead`, and those of five heads for `finclerk`. */
function waitingApplicants(): SeedPerson[] {
  const decidedBy = (userName: string) => PEOPLE.filter((person) => approverOf(person) === personOf(userName));
  return [...decidedBy('approver'), ...decidedBy('approver'), ...decidedBy('deptlead'), ...decidedBy('finclerk').slice(0, 5)];
}

function waiting(now: Date, applicant: SeedPerson, { between }: Chance): Draft {
  return {
    applicant,
    approver: approverOf(applicant),
    state: 'pending',
    createdAt: daysBefore(now, between(1, LONGEST_WAIT_DAYS), 9 + between(0, 480) / 60),
  };
}

function decided(now: Date, applicant: SeedPerson, { between }: Chance): Draft {
  const daysAgo = between(LONGEST_WAIT_DAYS + 1, 300);
  const createdAt = daysBefore(now, daysAgo, 9 + between(0, 480) / 60);
  const decidedAt = daysBefore(now, daysAgo - between(1, LONGEST_WAIT_DAYS), 9 + between(0, 480) / 60);
  return { applicant, approver: approverOf(applicant), state: between(1, 8) === 1 ? 'rejected' : 'approved', createdAt, decidedAt };
}

/** One or two decided claims of everyone, six more of `staff` and of `leader`, and those that wait. */
function drafts(now: Date, draw: Chance): Draft[] {
  const six = (userName: string) => Array<SeedPerson>(6).fill(personOf(userName));
  const settled = [...PEOPLE, ...PEOPLE.slice(0, 24), ...six('staff'), ...six('leader')];
  return [...settled.map((person) => decided(now, person, draw)), ...waitingApplicants().map((person) => waiting(now, person, draw))];
}

/** About 120 claims, numbered in the order of their submission. */
export function claimRows(now: Date): Prisma.ClaimCreateManyInput[] {
  const draw = chance(21);
  const inOrder = drafts(now, draw).sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return inOrder.map(({ applicant, approver, ...draft }, index) => {
    const [title, titleEn] = draw.oneOf(SUBJECTS);
    const number = `BX${yearOf(draft.createdAt)}${String(index + 1).padStart(5, '0')}`;
    return {
      id: `claim-${index + 1}`,
      number,
      title,
      titleEn,
      amount: draw.between(60_00, 28_000_00),
      applicantId: applicant.id,
      approverId: approver.id,
      ...draft,
    };
  });
}
