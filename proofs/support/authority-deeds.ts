import type { ClaimBooking, ClaimDecision } from '@hall/contract/booked-claims';
import type { GrantDraft } from '@hall/contract/giving';
import { type Duration, lastDayOf } from '@hall/contract/rules/durations';
import type { GrantAction } from '@hall/contract/rules/grant-states';
import type { ProjectAction } from '@hall/contract/rules/project-states';
import { Refusal } from '../../mock-server/src/core/refusal.ts';
import { bringToDay } from '../../mock-server/src/domains/authorizations/index.ts';
import { authorizationsHandlers } from '../../mock-server/src/domains/authorizations/routes.ts';
import { peopleHandlers } from '../../mock-server/src/domains/people/routes.ts';
import { projectsHandlers } from '../../mock-server/src/domains/projects/routes.ts';
import { type ApplicationDeed, apply, ask, judge, withdraw } from './application-deeds.ts';
import { callBy, DAY_MS, dayIn, leaderOf, pick, REASON, type Somebody, SYSTEM, type World } from './authority-world.ts';
import { type ChangeDeed, change, dropChange } from './change-deeds.ts';
import { department, type OfficeDeed, remove, special } from './office-deeds.ts';
import { claimsToSign, type SigningDeed, sign, signerFor, unsign } from './signing-deeds.ts';

/** What somebody does; numbers choose among what there is then, and what there is not any more. */
export type Deed =
  | {
      readonly kind: 'give';
      readonly by: number;
      readonly to: number;
      readonly project: number;
      readonly parent: number;
      readonly systems: number;
      readonly duration: Duration;
      readonly from: number;
      readonly until: number;
      readonly controlled: boolean;
      readonly yuan: string;
      readonly mayRegrant: boolean;
    }
  | { readonly kind: 'act'; readonly by: number; readonly grant: number; readonly action: GrantAction }
  | { readonly kind: 'project'; readonly project: number; readonly action: ProjectAction; readonly leader: number }
  | { readonly kind: 'person'; readonly person: number; readonly enabled: boolean }
  | {
      readonly kind: 'book';
      readonly person: number;
      readonly project: number;
      readonly grant: number;
      readonly yuan: string;
      readonly day: number;
    }
  | { readonly kind: 'decide'; readonly claim: number; readonly approved: boolean; readonly yuan: string; readonly by: number }
  | { readonly kind: 'giveBack'; readonly claim: number }
  | ApplicationDeed
  | ChangeDeed
  | OfficeDeed
  | SigningDeed
  | { readonly kind: 'days'; readonly days: number };

/** What came of a deed: nothing where it was refused. */
export type Outcome = 'done' | 'refused';

type Of<K extends Deed['kind']> = Extract<Deed, { kind: K }>;

/** Who leads a project, two times of three: others have hardly anything to give. */
const giverOf = async (world: World, code: string, by: number): Promise<Somebody> =>
  (by % 3 === 0 ? undefined : await leaderOf(world, code)) ?? pick(world.people, by);

/** What somebody holds and may give on, one time of two. */
async function ownOf({ hall, grants }: World, giver: Somebody, place: number) {
  const own = await hall.services.database.read.grant.findMany({ where: { personId: giver.id, mayRegrant: true, state: 'active' } });
  if (place % 2 === 0) return undefined;
  return own.length > 0 ? pick(own, place) : { number: pick(grants, place), projectCode: null };
}

async function give(world: World, { by, to, project, parent, systems, duration, from, until, yuan, ...flags }: Of<'give'>) {
  const firstDay = dayIn(world, from);
  const code = pick(world.projects, project);
  const giver = await giverOf(world, code, by);
  const own = by % 3 === 0 ? await ownOf(world, giver, parent) : undefined;
  const draft: GrantDraft = {
    project: own?.projectCode ?? code,
    parent: own?.number,
    staffNumber: pick(world.people, to).staffNumber,
    systems: (['query', 'expense', 'income'] as const).filter((_, bit) => systems & (1 << bit)),
    ...{ duration, firstDay, lastDay: duration === 'custom' ? dayIn(world, until) : lastDayOf(firstDay, duration) },
    ...{ controlled: flags.controlled, amount: yuan, mayRegrant: flags.mayRegrant && !own },
    ...{ showsBalance: flags.controlled, showsLedger: flags.mayRegrant, reason: REASON },
  };
  const { number } = await authorizationsHandlers.give(world.hall.services, draft, callBy(giver));
  world.grants.push(number);
}

async function act({ hall: { services }, people, finadmin, grants }: World, { by, grant, action }: Of<'act'>) {
  const number = pick(grants, grant);
  const call = callBy(by % 4 === 0 ? finadmin : pick(people, by));
  const { shown } = await authorizationsHandlers.effect(services, { number, action }, call);
  await authorizationsHandlers.act(services, { number, action, shown, reason: REASON }, call);
}

async function decideProject({ hall: { services }, people, projects, finadmin }: World, { project, action, leader }: Of<'project'>) {
  const decision = { code: pick(projects, project), action, leader: pick(people, leader).staffNumber };
  const { shown } = await projectsHandlers.effect(services, decision, callBy(finadmin));
  await projectsHandlers.decide(services, { ...decision, shown, reason: REASON }, callBy(finadmin));
}

const enable = ({ hall: { services }, people, admin }: World, { person, enabled }: Of<'person'>) =>
  peopleHandlers.enableAccount(services, { staffNumber: pick(people, person).staffNumber, enabled, reason: REASON }, callBy(admin));

/** Of a grant given lately its holder on its project, two times of three; else anybody on anything. */
async function claimOn({ hall, people, projects, grants }: World, { person, project, grant }: Of<'book'>) {
  const number = pick(grants.slice(-12), grant);
  const { person: holder, projectCode } = await hall.services.database.read.grant.findUniqueOrThrow({
    where: { number },
    include: { person: true },
  });
  const named = grant % 2 === 0 ? number : undefined;
  const { staffNumber } = person % 3 === 0 ? pick(people, person) : holder;
  return { staffNumber, project: (person % 3 === 0 ? undefined : projectCode) ?? pick(projects, project), grant: named };
}

async function book(world: World, deed: Of<'book'>) {
  const { hall, claims, finadmin, secret } = world;
  const booking: ClaimBooking = {
    ...{ system: SYSTEM, secret, number: `P${claims.length}-${hall.clock.now().getTime()}-${deed.grant}-${deed.person}`, title: REASON },
    ...(await claimOn(world, deed)),
    ...{ amount: deed.yuan, day: dayIn(world, deed.day) },
  };
  await projectsHandlers.bookClaim(hall.services, booking, callBy(finadmin));
  claims.push(booking.number);
}

/** A claim of theirs that waits, two times of three, or any, such as one that there is not; for who signs one that they might decide. */
async function claimToDecide(world: World, place: number, signed: boolean) {
  const include = { project: true } as const;
  const { read } = world.hall.services.database;
  const where = { state: 'pending', number: { in: world.claims } };
  const waiting = signed ? await claimsToSign(world) : await read.bookedClaim.findMany({ where, include });
  if (place % 3 > 0 && waiting.length > 0) return pick(waiting, place);
  const number = pick(world.claims, place);
  return (await read.bookedClaim.findFirst({ where: { number }, include })) ?? { number, project: { leaderId: '' } };
}

/**
 * Whom the linked system names: nobody, who leads the project, somebody who was let sign for them, or anybody. With who signs it names
 * for whom, now and then, and with anybody as well.
 */
async function deciderNamed(world: World, leaderId: string, by: number): Promise<Pick<ClaimDecision, 'decider' | 'signedForNumber'>> {
  if (by % 5 === 0) return {};
  const leader = world.people.find(({ id }) => id === leaderId);
  if (by % 5 === 2) return { decider: leader?.staffNumber };
  const decider = by % 5 === 1 ? pick(world.people, by) : await signerFor(world, leaderId, by);
  return { decider: decider?.staffNumber, signedForNumber: by % 4 === 0 ? leader?.staffNumber : undefined };
}

async function decide(world: World, { claim, approved, yuan, by }: Of<'decide'>) {
  const { hall, finadmin, secret } = world;
  const { number, project } = await claimToDecide(world, claim, by % 5 > 2);
  const amount = approved && claim % 2 ? { amount: yuan } : {};
  const decision = { system: SYSTEM, secret, number, approved, ...amount, ...(await deciderNamed(world, project.leaderId, by)) };
  return projectsHandlers.decideClaim(hall.services, decision, callBy(finadmin));
}

const giveBack = ({ hall: { services }, claims, finadmin, secret }: World, { claim }: Of<'giveBack'>) =>
  projectsHandlers.returnClaim(services, { system: SYSTEM, secret, number: pick(claims, claim) }, callBy(finadmin));

/** Days go by; the server moves the grants soon after midnight, as it does by itself. */
async function letDaysPass({ hall: { services, clock } }: World, { days }: Of<'days'>) {
  clock.advance(days * DAY_MS);
  await bringToDay(services);
}

const DEEDS: { readonly [K in Deed['kind']]: (world: World, deed: Of<K>) => Promise<unknown> } = {
  ...{ give, act, project: decideProject, person: enable, book, decide, giveBack, days: letDaysPass, apply, judge, withdraw },
  ...{ ask, change, dropChange, special, department, remove, sign, unsign },
};

/** Does something, unless a rule refuses it. */
export async function doIt(world: World, deed: Deed): Promise<Outcome> {
  try {
    await (DEEDS[deed.kind] as (world: World, deed: Deed) => Promise<unknown>)(world, deed);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}
