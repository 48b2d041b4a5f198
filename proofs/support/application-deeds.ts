import type { ApplicationDraft } from '@hall/contract/applications';
import type { ChangeApplicationDraft } from '@hall/contract/change-applications';
import { type Duration, lastDayOf } from '@hall/contract/rules/durations';
import type { SignedInCall } from '../../mock-server/src/core/call.ts';
import { applicationsHandlers } from '../../mock-server/src/domains/applications/routes.ts';
import { callBy, dayIn, pick, REASON, type Somebody, type World } from './authority-world.ts';
import { applicationsToSign, signerFor } from './signing-deeds.ts';

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
  | {
      readonly kind: 'ask';
      readonly grant: number;
      readonly systems: number;
      /** In how many days it is to hold, and to end. */
      readonly from: number;
      readonly until: number;
      readonly longTerm: boolean;
      readonly controlled: boolean;
      readonly yuan: string;
    }
  | { readonly kind: 'judge'; readonly application: number; readonly by: number; readonly approves: boolean }
  | { readonly kind: 'withdraw'; readonly application: number };

type Of<K extends ApplicationDeed['kind']> = Extract<ApplicationDeed, { kind: K }>;

const stored = ({ hall }: World, number: string) => hall.services.database.read.application.findUnique({ where: { number } });

/** What was rejected or withdrawn, one time of two. */
async function writtenBefore({ hall }: World, applicantId: string, place: number) {
  const before = await hall.services.database.read.application.findMany({
    where: { applicantId, changesNumber: null, state: { in: ['rejected', 'withdrawn'] } },
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

/** Who holds a grant applies for other terms of it, anew where that came back. */
export async function ask(world: World, { grant, systems, from, until, longTerm, controlled, yuan }: Of<'ask'>) {
  const { services } = world.hall;
  const { read } = services.database;
  const number = pick(world.grants.slice(-30), grant);
  const { personId } = await read.grant.findUniqueOrThrow({ where: { number } });
  const holder = world.people.find(({ id }) => id === personId) ?? pick(world.people, grant);
  const before = await read.application.findFirst({ where: { changesNumber: number, state: { in: ['rejected', 'withdrawn'] } } });
  const draft: ChangeApplicationDraft = {
    ...(before && { application: before.number, version: before.version }),
    ...{ number, longTerm, controlled, amount: yuan, from: dayIn(world, from), lastDay: dayIn(world, until), reason: REASON },
    systems: (['query', 'expense', 'income'] as const).filter((_, bit) => systems & (1 << bit)),
  };
  const asked = await applicationsHandlers.applyForChange(services, draft, callBy(holder));
  if (!before) world.applications.push(asked.number);
}

/** The mark of what approving would do. */
async function shownOf({ hall: { services } }: World, number: string, changes: boolean, call: SignedInCall) {
  if (changes) return (await applicationsHandlers.auditEffect(services, { number }, call)).shown;
  return (await applicationsHandlers.effects(services, { numbers: [number] }, call)).effects[0]?.shown;
}

/** Somebody who was let sign for who it waits for, two times of four, or that one; else anybody. */
async function judgeOf(world: World, deciderId: string | null, by: number): Promise<Somebody> {
  const { people, finadmin } = world;
  if (by % 4 === 0) return pick(people, by);
  if (deciderId === null) return finadmin;
  const signer = by % 4 < 3 ? await signerFor(world, deciderId, by) : undefined;
  return signer ?? people.find(({ id }) => id === deciderId) ?? pick(people, by);
}

/** Of the latest, mostly who it waits for decides, or who signs for them; else anybody tries to. */
export async function judge(world: World, { application, by, approves }: Of<'judge'>) {
  const { hall, applications } = world;
  const signed = by % 4 === 1 ? (await applicationsToSign(world)).map(({ number }) => number) : [];
  const number = pick(signed.length > 0 ? signed : applications.slice(-8), application);
  const { deciderId = null, version = 1, changesNumber = null } = (await stored(world, number)) ?? {};
  const call = callBy(await judgeOf(world, deciderId, by));
  if (!approves) return applicationsHandlers.decide(hall.services, { number, version, decision: 'reject', comment: REASON }, call);
  const shown = await shownOf(world, number, changesNumber !== null, call);
  return applicationsHandlers.decide(hall.services, { number, version, decision: 'approve', shown }, call);
}

/** Who made one of the latest takes it back. */
export async function withdraw(world: World, { application }: Of<'withdraw'>) {
  const number = pick(world.applications.slice(-8), application);
  const { applicantId, version = 1 } = (await stored(world, number)) ?? {};
  const applicant = world.people.find(({ id }) => id === applicantId) ?? world.finadmin;
  return applicationsHandlers.withdraw(world.hall.services, { number, version }, callBy(applicant));
}
