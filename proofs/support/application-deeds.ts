import type { ApplicationDraft } from '@hall/contract/applications';
import { type Duration, lastDayOf } from '@hall/contract/rules/durations';
import { applicationsHandlers } from '../../mock-server/src/domains/applications/routes.ts';
import { callBy, dayIn, pick, REASON, type World } from './authority-world.ts';

/** What people do with applications. */
export type ApplicationDeed =
  | {
      readonly kind: 'apply';
      readonly by: number;
      readonly to: number;
      readonly project: number;
      readonly systems: number;
      readonly duration: Duration;
      readonly from: number;
      readonly until: number;
      readonly controlled: boolean;
      readonly yuan: string;
      /** Among those that the applicant has made: what is written anew, one time of two. */
      readonly again: number;
    }
  | { readonly kind: 'judge'; readonly application: number; readonly by: number; readonly approves: boolean }
  | { readonly kind: 'withdraw'; readonly application: number };

type Of<K extends ApplicationDeed['kind']> = Extract<ApplicationDeed, { kind: K }>;

const stored = ({ hall }: World, number: string) => hall.services.database.read.application.findUnique({ where: { number } });

/** What was rejected or withdrawn, one time of two. */
async function writtenBefore({ hall }: World, applicantId: string, place: number) {
  const before = await hall.services.database.read.application.findMany({
    where: { applicantId, state: { in: ['rejected', 'withdrawn'] } },
  });
  return place % 2 === 0 && before.length > 0 ? pick(before, place) : undefined;
}

/** Somebody applies for themselves, two times of three, or for another. */
export async function apply(world: World, { by, to, project, systems, duration, from, until, controlled, yuan, again }: Of<'apply'>) {
  const applicant = pick(world.people, by);
  const before = await writtenBefore(world, applicant.id, again);
  const firstDay = dayIn(world, from);
  const draft: ApplicationDraft = {
    ...(before && { number: before.number, version: before.version }),
    project: pick(world.projects, project),
    staffNumber: (to % 3 === 0 ? pick(world.people, to) : applicant).staffNumber,
    systems: (['query', 'expense', 'income'] as const).filter((_, bit) => systems & (1 << bit)),
    ...{ duration, firstDay, lastDay: duration === 'custom' ? dayIn(world, until) : lastDayOf(firstDay, duration) },
    ...{ controlled, amount: yuan, mayRegrant: controlled, showsBalance: true, showsLedger: false, reason: REASON },
  };
  const { number } = await applicationsHandlers.submit(world.hall.services, draft, callBy(applicant));
  if (!before) world.applications.push(number);
}

/** Of the latest, mostly who it waits for decides; else anybody tries to. */
export async function judge(world: World, { application, by, approves }: Of<'judge'>) {
  const { hall, people, finadmin, applications } = world;
  const number = pick(applications.slice(-8), application);
  const { deciderId = null, version = 1 } = (await stored(world, number)) ?? {};
  const decider = deciderId === null ? finadmin : people.find(({ id }) => id === deciderId);
  const call = callBy((by % 4 === 0 ? undefined : decider) ?? pick(people, by));
  if (!approves) return applicationsHandlers.decide(hall.services, { number, version, decision: 'reject', comment: REASON }, call);
  const { effects } = await applicationsHandlers.effects(hall.services, { numbers: [number] }, call);
  return applicationsHandlers.decide(hall.services, { number, version, decision: 'approve', shown: effects[0]?.shown }, call);
}

/** Who made one of the latest takes it back. */
export async function withdraw(world: World, { application }: Of<'withdraw'>) {
  const number = pick(world.applications.slice(-8), application);
  const { applicantId, version = 1 } = (await stored(world, number)) ?? {};
  const applicant = world.people.find(({ id }) => id === applicantId) ?? world.finadmin;
  return applicationsHandlers.withdraw(world.hall.services, { number, version }, callBy(applicant));
}
