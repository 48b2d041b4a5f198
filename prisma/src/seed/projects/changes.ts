import { changeWords } from '@hall/contract/rules/grant-change-words';
import type { GrantSystem } from '@hall/contract/rules/grant-terms';
import type { Prisma } from '../../generated/client.ts';
import { dayAfter, daysBefore } from '../days.ts';
import { personOf } from '../people.ts';
import type { SeedGrant } from './grants.ts';

const FEN = 100;
/** At what hour of its day a change is made, and one that was planned is dropped. */
const HOURS = { made: 10.5, seen: 14, dropped: 16 } as const;

/** What a grant is, or was, other than its row says; days are counted from today. */
export interface OtherTerms {
  readonly until?: number;
  readonly yuan?: number;
}

/** A change of a grant as a story tells it. */
interface ChangeStory {
  readonly project: string;
  readonly to: string;
  readonly by: string;
  /** So many days ago. */
  readonly made: number;
  /** It holds so many days from today on; since it was made unless said. */
  readonly from?: number;
  /** What the grant was given as, where its row is what the change has made of it. */
  readonly before?: OtherTerms;
  /** What it changes the grant to, where its row is what it was given as. */
  readonly after?: OtherTerms;
  /** So many days ago it was dropped before it held. */
  readonly dropped?: number;
  readonly reason: string;
  /** Who is told of it, and how many days ago they confirmed that. */
  readonly told: Readonly<Record<string, number | 'unseen'>>;
}

/** One of each state: the accounts of which scenarios count what is pending have confirmed what they were told. */
const STORIES: readonly ChangeStory[] = [
  {
    ...{ project: 'KY2026001', to: 'zhongling', by: 'staff', made: 20, reason: '材料采购量增加' },
    ...{ before: { yuan: 40_000 }, told: { zhongling: 19 } },
  },
  {
    ...{ project: 'KY2025001', to: 'wangyang', by: 'leader', made: 6, reason: '采购周期延长' },
    ...{ after: { until: 200 }, told: { wangyang: 'unseen' } },
  },
  {
    ...{ project: 'HX2025001', to: 'wangyang', by: 'renzhong', made: 12, from: 4, dropped: 8, reason: '预算调整' },
    ...{ after: { yuan: 60_000 }, told: { wangyang: 'unseen' } },
  },
  {
    ...{ project: 'KY2026004', to: 'approver', by: 'finadmin', made: 4, from: 10, reason: '合作期延长' },
    ...{ after: { until: 120, yuan: 80_000 }, told: { approver: 3, weakpass: 'unseen' } },
  },
];

export type Terms = Pick<SeedGrant, 'forQuery' | 'forExpense' | 'forIncome' | 'lastDay' | 'controlled' | 'amount'> & {
  readonly longTerm: boolean;
};

export const termsOf = ({ forQuery, forExpense, forIncome, lastDay = null, longTerm = false, controlled, amount }: SeedGrant): Terms => ({
  ...{ forQuery, forExpense, forIncome, lastDay, longTerm, controlled, amount },
});

export const otherThan = (terms: Terms, { until, yuan }: OtherTerms, now: Date): Terms => ({
  ...terms,
  ...(until !== undefined && { lastDay: dayAfter(now, until), longTerm: false }),
  ...(yuan !== undefined && { amount: yuan * FEN, controlled: true }),
});

export const worded = ({ forQuery, forExpense, forIncome, lastDay, longTerm, controlled, amount }: Terms) => ({
  systems: [
    ...(forQuery ? (['query'] as const) : []),
    ...(forExpense ? (['expense'] as const) : []),
    ...(forIncome ? (['income'] as const) : []),
  ] satisfies GrantSystem[],
  ...{ lastDay, longTerm, fen: controlled ? amount : undefined },
});

/** @throws Error when there is no such grant, so that a story that nothing bears out is noticed */
export function grantIn(grants: readonly SeedGrant[], { project, to }: Pick<ChangeStory, 'project' | 'to'>): SeedGrant {
  const { id } = personOf(to);
  const grant = grants.find(({ projectCode, personId, state }) => projectCode === project && personId === id && state === 'active');
  if (!grant) throw new Error(`The seed has no grant of "${to}" on ${project}`);
  return grant;
}

/** What a story makes of its grant: both versions, what was told, and its history. */
function changeOf(story: ChangeStory, grant: SeedGrant, now: Date) {
  const { made, from, before, after, dropped, by } = story;
  const [grantNumber, terms, at] = [grant.number, termsOf(grant), daysBefore(now, made, HOURS.made)];
  const [given, changed] = [otherThan(terms, before ?? {}, now), otherThan(terms, after ?? {}, now)];
  const holds = from === undefined;
  const words = changeWords(worded(given), worded(changed));
  const first = { grantNumber, version: 1, fromDay: grant.firstDay, ...given, madeAt: grant.madeAt };
  const second = { grantNumber, version: 2, fromDay: dayAfter(now, from ?? -made), ...changed, madeAt: at, reason: story.reason };
  const { name, nameEn, staffNumber } = personOf(by);
  const event = { grantNumber, state: grant.state, name, nameEn, staffNumber };
  const versions: Prisma.GrantVersionCreateManyInput[] = [
    { ...first, state: holds ? 'superseded' : 'active' },
    { ...second, state: stateOf(story), content: words.zh, contentEn: words.en, name, nameEn },
  ];
  const events: Prisma.GrantEventCreateManyInput[] = [
    { ...event, kind: holds ? 'changed' : 'planned', reason: story.reason, at },
    ...(dropped === undefined ? [] : [{ ...event, kind: 'dropped', at: daysBefore(now, dropped, HOURS.dropped) }]),
  ];
  return { grant: holds ? { ...grant, ...changed } : grant, versions, events, notices: noticesOf(story, grantNumber, now) };
}

const stateOf = ({ from, dropped }: ChangeStory): string => {
  if (dropped !== undefined) return 'void';
  return from === undefined ? 'active' : 'scheduled';
};

const noticesOf = ({ told, made }: ChangeStory, grantNumber: string, now: Date): Prisma.ChangeNoticeCreateManyInput[] =>
  Object.entries(told).map(([userName, seen]) => ({
    ...{ grantNumber, version: 2, personId: personOf(userName).id, toldAt: daysBefore(now, made, HOURS.made) },
    seenAt: seen === 'unseen' ? null : daysBefore(now, seen, HOURS.seen),
  }));

/** The grants as they are after what was changed of some, and what that left behind. */
export function changesOf(now: Date, grants: readonly SeedGrant[]) {
  const changes = STORIES.map((story) => changeOf(story, grantIn(grants, story), now));
  const byNumber = new Map(changes.map(({ grant }) => [grant.number, grant]));
  return {
    grants: grants.map((grant) => byNumber.get(grant.number) ?? grant),
    versions: changes.flatMap(({ versions }) => versions),
    events: changes.flatMap(({ events }) => events),
    notices: changes.flatMap(({ notices }) => notices),
  };
}
