import { daysBetween } from '@hall/contract/rules/shanghai';
import { catalogue } from '../../catalogue/domains/projects.ts';
import type { Prisma } from '../../generated/client.ts';
import type { Chance } from '../chance.ts';
import { claimRows } from '../claims.ts';
import { dayAfter, daysBefore } from '../days.ts';
import type { SeedGrant } from './grants.ts';
import type { SeedProject } from './projects.ts';

const YUAN = 100;

/** The share of a budget that each subject has, in per cent. */
const SHARES = { equipment: 30, materials: 20, travel: 12, conference: 8, labour: 15, publication: 5, indirect: 10 } as const;
type Subject = keyof typeof SHARES;
const SUBJECTS = Object.keys(SHARES) as Subject[];

const SUBJECT_NAMES = new Map(
  catalogue.codes?.find(({ id }) => id === 'budget-subject')?.entries.map(([code, zh, en]) => [code, [zh, en]]),
);
const subjectOf = (subject: Subject) => {
  const [subjectName = '', subjectNameEn = ''] = SUBJECT_NAMES.get(subject) ?? [];
  return { subject, subjectName, subjectNameEn };
};

type Entry = Prisma.LedgerEntryCreateManyInput & { readonly amount: number; readonly kind: 'income' | 'expense' };

/** What is spent of each subject other than by claims, in per cent of its budget: the first of `leader`’s is used up, and exceeded. */
const usedOf =
  (first: boolean, { between }: Chance) =>
  (subject: Subject) => {
    if (!first) return between(0, 50);
    return { equipment: 62, materials: 100, travel: 0, conference: 0, labour: 35, publication: 130, indirect: 80 }[subject];
  };

const SPENT: Readonly<Record<Subject, readonly [string, string]>> = {
  equipment: ['设备采购', 'Purchase of equipment'],
  materials: ['材料采购', 'Purchase of materials'],
  travel: ['集中结算差旅', 'Travel settled centrally'],
  conference: ['会议场地', 'Conference venue'],
  labour: ['助研劳务', 'Pay of research assistants'],
  publication: ['专利与出版', 'Patents and publications'],
  indirect: ['间接费用提取', 'Indirect costs'],
};

/** The budget, the income and what was spent other than by claims, of one project. */
function fundsOf(now: Date, project: SeedProject, first: boolean, draw: Chance) {
  const { code: projectCode, kind } = project;
  const total = (kind === 'operating' ? draw.between(90, 150) : draw.between(25, 300)) * 10_000 * YUAN;
  const used = usedOf(first, draw);
  const lines = SUBJECTS.map((subject) => {
    const amount = (total * SHARES[subject]) / 100;
    return { projectCode, ...subjectOf(subject), amount, spent: (amount * used(subject)) / 100 };
  });
  const age = Math.max(4, daysBetween(project.firstDay, dayAfter(now, 0)));
  const at = (share: number) => {
    const days = Math.max(1, Math.round(age * share));
    return { day: dayAfter(now, -days), at: daysBefore(now, days, 15) };
  };
  const income: Entry[] = [0.95, 0.5].map((share, index) => ({
    ...{ projectCode, kind: 'income' as const, amount: (total * (index === 0 ? 60 : 30)) / 100, ...at(share) },
    ...(index === 0 ? { summary: '首期拨款', summaryEn: 'First instalment' } : { summary: '二期拨款', summaryEn: 'Second instalment' }),
  }));
  const expenses: Entry[] = lines
    .filter(({ spent }) => spent > 0)
    .map(({ subject, subjectName, subjectNameEn, spent }) => {
      const [summary, summaryEn] = SPENT[subject];
      const names = { subject, subjectName, subjectNameEn };
      return { projectCode, kind: 'expense', ...names, amount: spent, summary, summaryEn, ...at(draw.between(10, 80) / 100) };
    });
  return { lines, entries: [...income, ...expenses] };
}

/** What claims are for, by words of what they are called. */
const BY_WORDS: readonly (readonly [RegExp, Subject])[] = [
  [/差旅|交通/, 'travel'],
  [/会议/, 'conference'],
  [/版面|图书/, 'publication'],
  [/耗材|办公/, 'materials'],
  [/维修/, 'equipment'],
];
const subjectIn = (title: string): Subject => BY_WORDS.find(([words]) => words.test(title))?.[1] ?? 'labour';

const roomOf = ({ controlled, amount, passedOn, spent, frozen }: SeedGrant): number =>
  controlled ? amount - passedOn - spent - frozen : Number.POSITIVE_INFINITY;

/** What a claim can be booked against: a grant of who makes it that held on its day, or a project that the person leads. */
function placeFor(
  claim: { applicantId: string; amount: number },
  day: string,
  projects: readonly SeedProject[],
  grants: readonly SeedGrant[],
) {
  const grant = grants.find(
    (one) =>
      one.personId === claim.applicantId &&
      one.projectCode &&
      one.forExpense &&
      (one.state === 'active' || one.state === 'suspended') &&
      one.firstDay <= day &&
      roomOf(one) >= claim.amount &&
      projects.find(({ code }) => code === one.projectCode)?.state === 'active',
  );
  if (grant) return { grant, projectCode: grant.projectCode as string };
  const led = projects.find(({ leader, state, firstDay }) => leader.id === claim.applicantId && state === 'active' && firstDay <= day);
  return led && { grant: undefined, projectCode: led.code };
}

/** The claims of the reimbursement system that stand on a project; they use up their grants. */
function claimsOf(now: Date, projects: readonly SeedProject[], grants: readonly SeedGrant[]) {
  return claimRows(now).flatMap(({ number, title, titleEn, amount, applicantId, state, createdAt, decidedAt }, index) => {
    const bookedAt = new Date(createdAt);
    const day = dayAfter(bookedAt, 0);
    const place = placeFor({ applicantId, amount }, day, projects, grants);
    if (!place) return [];
    const [spent, frozen] = [state === 'approved' ? amount : 0, state === 'pending' ? amount : 0];
    if (place.grant) {
      place.grant.spent += spent;
      place.grant.frozen += frozen;
    }
    const what = { systemId: 'reimbursement', number, path: `/mine?claim=${number}`, title, titleEn, ...subjectOf(subjectIn(title)) };
    const where = { projectCode: place.projectCode, grantNumber: place.grant?.number ?? null, personId: applicantId };
    return [
      {
        id: index + 1,
        ...what,
        ...where,
        day,
        state,
        asked: amount,
        spent,
        frozen,
        bookedAt,
        decidedAt: decidedAt ? new Date(decidedAt) : null,
      },
    ];
  });
}

/** Budgets, entries and claims of all projects, with the sums that lists show of them. */
export function moneyOf(now: Date, projects: readonly SeedProject[], grants: readonly SeedGrant[], draw: Chance) {
  const first = projects.find(({ leader, state }) => leader.userName === 'leader' && state === 'active');
  const funds = projects.map((project) => fundsOf(now, project, project === first, draw));
  const claims = claimsOf(now, projects, grants);
  const paid: Entry[] = claims
    .filter(({ spent }) => spent > 0)
    .map(({ id, projectCode, subject, subjectName, subjectNameEn, spent, title, titleEn, decidedAt }) => {
      const at = decidedAt as Date;
      const names = { subject, subjectName, subjectNameEn };
      return {
        projectCode,
        kind: 'expense',
        ...names,
        amount: spent,
        summary: title,
        summaryEn: titleEn,
        day: dayAfter(at, 0),
        at,
        claimId: id,
      };
    });
  const entries = [...funds.flatMap((one) => one.entries), ...paid].sort((one, other) => Number(one.at) - Number(other.at));
  const lines = funds.flatMap((one) => one.lines);
  for (const entry of paid) {
    const line = lines.find(({ projectCode, subject }) => projectCode === entry.projectCode && subject === entry.subject);
    if (line) line.spent += entry.amount;
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const of = (code: string, kind: Entry['kind']) =>
    sum(entries.filter((entry) => entry.projectCode === code && entry.kind === kind).map(({ amount }) => amount));
  const sumsOf = (code: string) => ({
    budget: sum(lines.filter(({ projectCode }) => projectCode === code).map(({ amount }) => amount)),
    income: of(code, 'income'),
    spent: of(code, 'expense'),
    frozen: sum(claims.filter(({ projectCode }) => projectCode === code).map(({ frozen }) => frozen)),
  });
  return { lines, entries, claims: claims.map(({ frozen: _, ...claim }) => claim), sumsOf };
}
