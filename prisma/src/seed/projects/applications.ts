import { applicationWords } from '@hall/contract/rules/application-words';
import { type Duration, lastDayOf } from '@hall/contract/rules/durations';
import type { Prisma } from '../../generated/client.ts';
import { dayAfter, daysBefore } from '../days.ts';
import { personOf, type SeedPerson } from '../people.ts';
import { APPLICATION_STORIES, type ApplicationStory, type Happening } from './application-stories.ts';
import type { SeedGrant } from './grants.ts';
import type { SeedProject } from './projects.ts';

const FEN = 100;
const DAY_MS = 86_400_000;

/** At what hour of its day each step is taken: the day's change makes void, and projects are closed by the finance office in the morning. */
const HOURS: Readonly<Record<Happening, number>> = { submitted: 10, withdrawn: 14, rejected: 16, approved: 9.5, day: 0.1, closed: 10 };

const STATES: Readonly<Record<Happening, string>> = {
  submitted: 'pending',
  withdrawn: 'withdrawn',
  rejected: 'rejected',
  approved: 'approved',
  day: 'void',
  closed: 'void',
};

/** What a story is about, looked up in the rest of the seed. */
interface Told {
  readonly story: ApplicationStory;
  readonly project: SeedProject | undefined;
  readonly grant: SeedGrant | undefined;
  readonly now: Date;
}

/** @throws Error when there is no such project or grant, so that a story that nothing bears out is noticed */
function found<T>(rows: readonly T[], fits: (row: T) => boolean, what: string): T {
  const row = rows.find(fits);
  if (!row) throw new Error(`The seed has no ${what}`);
  return row;
}

const applicantIn = ({ by }: ApplicationStory): SeedPerson => personOf(by);
const personIn = (story: ApplicationStory): SeedPerson => personOf(story.to ?? story.by);

/** What was applied for is what was granted. */
const termsOfGrant = (grant: SeedGrant) => ({
  ...{ forQuery: grant.forQuery, forExpense: grant.forExpense, forIncome: grant.forIncome },
  duration: grant.longTerm ? 'long' : 'custom',
  firstDay: grant.firstDay,
  lastDay: grant.longTerm ? null : grant.lastDay,
  controlled: grant.controlled,
  amount: grant.controlled ? grant.amount : null,
  ...{ mayRegrant: grant.mayRegrant, showsBalance: grant.showsBalance, showsLedger: grant.showsLedger },
  reason: grant.reason,
});

function daysOf({ from, until, duration }: ApplicationStory, now: Date) {
  const firstDay = from === undefined ? null : dayAfter(now, from);
  if (until !== undefined) return { duration: 'custom' as Duration, firstDay, lastDay: dayAfter(now, until) };
  return { duration: duration ?? 'month', firstDay, lastDay: (firstDay && duration && lastDayOf(firstDay, duration)) ?? null };
}

function termsOfStory(story: ApplicationStory, now: Date) {
  const { systems = 'expense', yuan, flags = 'balance' } = story;
  return {
    ...{ forQuery: systems !== 'none', forExpense: systems === 'expense', forIncome: false },
    ...daysOf(story, now),
    controlled: yuan !== null,
    amount: yuan ? yuan * FEN : null,
    ...{ mayRegrant: false, showsBalance: flags !== 'none', showsLedger: flags === 'ledger' },
    reason: story.reason ?? '',
  };
}

const momentOf = (now: Date, [what, days]: ApplicationStory['way'][number]): Date => daysBefore(now, days, HOURS[what]);

const DECIDED: readonly Happening[] = ['approved', 'rejected'];

/** Whom it waits for, or who decided; nobody of what has not been submitted, was withdrawn or became void. */
const deciderIn = ({ story: { way }, project }: Told): SeedPerson | undefined => {
  const [last] = way.at(-1) ?? [];
  return last === 'submitted' || (last && DECIDED.includes(last)) ? project?.leader : undefined;
};

function applicationOf(told: Told, number: string): Prisma.ApplicationCreateManyInput {
  const { story, project, grant, now } = told;
  const { way, made } = story;
  const last = way.at(-1);
  const submitted = way.findLast(([what]) => what === 'submitted');
  const decided = last && DECIDED.includes(last[0]) ? last : undefined;
  return {
    number,
    state: last ? STATES[last[0]] : 'draft',
    round: way.filter(([what]) => what === 'submitted').length,
    projectCode: project?.code ?? null,
    ...{ applicantId: applicantIn(story).id, personId: personIn(story).id, deciderId: deciderIn(told)?.id ?? null },
    ...(grant ? termsOfGrant(grant) : termsOfStory(story, now)),
    comment: decided?.[2] ?? '',
    grantNumber: grant?.number ?? null,
    madeAt: daysBefore(now, made, 9),
    submittedAt: submitted ? momentOf(now, submitted) : null,
    decidedAt: decided ? momentOf(now, decided) : null,
    version: way.length + 1,
  };
}

const calledOf = ({ staffNumber, name, nameEn }: SeedPerson) => ({ staffNumber, name, nameEn });

/** Through whom a step came about: nobody where the day brought it about. */
function byWhom({ story, project }: Told, what: Happening): SeedPerson | undefined {
  if (what === 'day') return undefined;
  if (what === 'closed') return personOf('finadmin');
  return what === 'submitted' || what === 'withdrawn' ? applicantIn(story) : project?.leader;
}

/** What a story applies for, in words. */
function contentOf({ story, project, grant, now }: Told) {
  if (!project) return {};
  const { forQuery, forExpense, forIncome, firstDay, lastDay, amount } = grant ? termsOfGrant(grant) : termsOfStory(story, now);
  const systems = [
    ...(forQuery ? ['query' as const] : []),
    ...(forExpense ? ['expense' as const] : []),
    ...(forIncome ? ['income' as const] : []),
  ];
  const fen = amount === null || amount === undefined ? undefined : Number(amount);
  const { zh, en } = applicationWords({ project, person: personIn(story), systems, firstDay: firstDay ?? '', lastDay, fen });
  return { content: zh, contentEn: en };
}

function stepsOf(told: Told, applicationNumber: string): Prisma.ApplicationStepCreateManyInput[] {
  const { story, project, now } = told;
  return story.way.map((happened, index) => {
    const [what, , comment = ''] = happened;
    const through = byWhom(told, what);
    const waits = what === 'submitted' && project ? { toName: project.leader.name, toNameEn: project.leader.nameEn, waits: true } : {};
    return {
      applicationNumber,
      round: story.way.slice(0, index + 1).filter(([kind]) => kind === 'submitted').length,
      ...(what === 'day' || what === 'closed' ? { kind: 'void', cause: what } : { kind: what }),
      comment,
      ...(through && calledOf(through)),
      ...waits,
      ...(what === 'submitted' && contentOf(told)),
      at: momentOf(now, happened),
    };
  });
}

/** How many days lie between two moments, by the university's clock. */
const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((Date.parse(dayAfter(later, 0)) - Date.parse(dayAfter(earlier, 0))) / DAY_MS);

function tell(story: ApplicationStory, now: Date, projects: readonly SeedProject[], grants: readonly SeedGrant[]): Told {
  const { project: code, granted } = story;
  const project = code ? found(projects, (one) => one.code === code, `project ${code}`) : undefined;
  const { id } = personIn(story);
  const fits = (one: SeedGrant) => one.basis === 'leader' && one.projectCode === code && one.personId === id;
  const grant = granted ? found(grants, fits, `grant of ${id} on ${code}`) : undefined;
  if (!grant) return { story, project, grant, now };
  // A grant was given on the day of the approval: the way before it is told in days before that.
  const given = daysBetween(grant.madeAt, now);
  const way = story.way.map(([what, days, comment]) => [what, given + days, comment] as const);
  return { story: { ...story, made: given + story.made, way }, project, grant, now };
}

/** The applications of the demo, numbered in the order in which they were made, with all that has happened to them. */
export function applicationsOf(now: Date, projects: readonly SeedProject[], grants: readonly SeedGrant[]) {
  const told = APPLICATION_STORIES.map((story) => tell(story, now, projects, grants)).sort(
    (one, other) => other.story.made - one.story.made,
  );
  // Numbers that they have whatever the day, so that people find them again.
  const numbered = told.map((one, index) => [one, `SP2026${String(index + 1).padStart(6, '0')}`] as const);
  return {
    applications: numbered.map(([one, number]) => applicationOf(one, number)),
    steps: numbered.flatMap(([one, number]) => stepsOf(one, number)),
  };
}
