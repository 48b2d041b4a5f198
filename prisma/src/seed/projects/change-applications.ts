import { changeApplicationWords } from '@hall/contract/rules/application-words';
import { changeWords } from '@hall/contract/rules/grant-change-words';
import type { Prisma } from '../../generated/client.ts';
import { dayAfter, daysBefore } from '../days.ts';
import { personOf } from '../people.ts';
import { grantIn, type OtherTerms, otherThan, type Terms, termsOf, worded } from './changes.ts';
import type { SeedGrant } from './grants.ts';

const FEN = 100;
/** At what hour of its day it is submitted, and decided on. */
const HOURS = { submitted: 11, rejected: 15 } as const;

/** A change that the holder of a grant applies for, as a story tells it; days are counted from today. */
interface Story {
  readonly project: string;
  /** Who holds the grant. */
  readonly to: string;
  /** Who decides on it. */
  readonly decider: string;
  /** So many days ago. */
  readonly submitted: number;
  readonly rejected?: { readonly days: number; readonly why: string };
  /** From so many days from today on. */
  readonly from: number;
  readonly after: OtherTerms;
  readonly reason: string;
}

/** None waits for an account of which scenarios count what is pending. */
const STORIES: readonly Story[] = [
  {
    ...{ project: 'KY2025001', to: 'wangyang', decider: 'leader', submitted: 16, from: -14, after: { until: 190 } },
    ...{ rejected: { days: 15, why: '请先与供应商确认交货日期' }, reason: '设备交货延期' },
  },
  {
    ...{ project: 'HX2025001', to: 'wangyang', decider: 'renzhong', submitted: 2, from: 3, after: { yuan: 120_000 } },
    reason: '试剂用量增加',
  },
];

/** Terms as an application keeps those that the grant had. */
const keptOf = (terms: Terms): string => {
  const { systems, lastDay, longTerm, fen } = worded(terms);
  const amount = fen === undefined ? '' : (fen / FEN).toFixed(2);
  return JSON.stringify({ systems, lastDay: lastDay ?? '', longTerm, controlled: terms.controlled, amount });
};

function applicationOf(story: Story, grant: SeedGrant, number: string, now: Date): Prisma.ApplicationCreateManyInput {
  const { decider, submitted, rejected, from, after, reason } = story;
  const { longTerm, lastDay, controlled, amount, ...systems } = otherThan(termsOf(grant), after, now);
  const { mayRegrant, showsBalance, showsLedger, personId } = grant;
  const submittedAt = daysBefore(now, submitted, HOURS.submitted);
  return {
    ...{ number, state: rejected ? 'rejected' : 'pending', round: 1, projectCode: grant.projectCode ?? null },
    ...{ applicantId: personId, personId, deciderId: personOf(decider).id, changesNumber: grant.number },
    ...{ ...systems, duration: longTerm ? 'long' : 'custom', firstDay: dayAfter(now, from), lastDay: longTerm ? null : (lastDay ?? null) },
    ...{ controlled, amount: controlled ? amount : null, mayRegrant, showsBalance, showsLedger, reason },
    ...{ before: keptOf(termsOf(grant)), comment: rejected?.why ?? '', madeAt: submittedAt, submittedAt },
    ...{ decidedAt: rejected ? daysBefore(now, rejected.days, HOURS.rejected) : null, version: rejected ? 3 : 2 },
  };
}

const calledOf = (userName: string) => {
  const { staffNumber, name, nameEn } = personOf(userName);
  return { staffNumber, name, nameEn };
};

function stepsOf(story: Story, grant: SeedGrant, applicationNumber: string, now: Date): Prisma.ApplicationStepCreateManyInput[] {
  const { to, decider, submitted, rejected, from, after } = story;
  const terms = termsOf(grant);
  const changed = changeWords(worded(terms), worded(otherThan(terms, after, now)));
  const { zh, en } = changeApplicationWords(grant.number, dayAfter(now, from), changed);
  const { name: toName, nameEn: toNameEn } = personOf(decider);
  const step = { applicationNumber, round: 1 };
  const handedIn = {
    ...{ ...step, kind: 'submitted', content: zh, contentEn: en, ...calledOf(to), toName, toNameEn, waits: true },
    at: daysBefore(now, submitted, HOURS.submitted),
  };
  if (!rejected) return [handedIn];
  const at = daysBefore(now, rejected.days, HOURS.rejected);
  return [handedIn, { ...step, kind: 'rejected', comment: rejected.why, ...calledOf(decider), at }];
}

/** The changes of grants as they were given that people have applied for. @param last how many applications are numbered already */
export function changeApplicationsOf(now: Date, grants: readonly SeedGrant[], last: number) {
  const told = STORIES.map(
    (story, index) => [story, grantIn(grants, story), `SP2026${String(last + index + 1).padStart(6, '0')}`] as const,
  );
  return {
    applications: told.map(([story, grant, number]) => applicationOf(story, grant, number, now)),
    steps: told.flatMap(([story, grant, number]) => stepsOf(story, grant, number, now)),
  };
}
