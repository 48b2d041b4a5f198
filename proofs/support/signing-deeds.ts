import { signaturesHandlers } from '../../mock-server/src/domains/signatures/routes.ts';
import { callBy, dayIn, leaderOf, pick, REASON, type World } from './authority-world.ts';

/** What people do with signature authorizations. */
export type SigningDeed =
  | {
      readonly kind: 'sign';
      readonly by: number;
      readonly to: number;
      readonly project: number;
      /** In how many days it begins, and ends. */
      readonly from: number;
      readonly until: number;
      readonly everything: boolean;
      readonly yuan: string;
    }
  | { readonly kind: 'unsign'; readonly signature: number; readonly by: number };

type Of<K extends SigningDeed['kind']> = Extract<SigningDeed, { kind: K }>;

/** Who leads a project, two times of three, or somebody else lets another sign. */
export async function sign(world: World, { by, to, project, from, until, everything, yuan }: Of<'sign'>) {
  const code = pick(world.projects, project);
  const principal = (by % 3 === 0 ? undefined : await leaderOf(world, code)) ?? pick(world.people, by);
  const draft = {
    ...{ signer: pick(world.people, to).staffNumber, everything, projects: everything ? [] : [code] },
    ...{ firstDay: dayIn(world, from), lastDay: dayIn(world, until), amount: yuan, reason: REASON },
  };
  const { number } = await signaturesHandlers.give(world.hall.services, draft, callBy(principal));
  world.signatures.push(number);
}

/** Who gave one of the latest revokes it, two times of three, or the finance office, or somebody else tries to. */
export async function unsign({ hall: { services }, signatures, people, finadmin }: World, { signature, by }: Of<'unsign'>) {
  const number = pick(signatures.slice(-8), signature);
  const { principalId } = (await services.database.read.signature.findUnique({ where: { number } })) ?? {};
  const giver = people.find(({ id }) => id === principalId);
  const call = callBy((by % 3 === 0 ? undefined : giver) ?? (by % 2 === 0 ? finadmin : pick(people, by)));
  await signaturesHandlers.effect(services, { number }, call);
  await signaturesHandlers.revoke(services, { number, reason: REASON }, call);
}

const signedToday = (today: string) => ({ revokedAt: null, firstDay: { lte: today }, lastDay: { gte: today } });

/** Somebody who was let sign for another, two times of three by what goes on. */
export async function signerFor(world: World, principalId: string, place: number) {
  const where = { principalId, ...(place % 3 > 0 && signedToday(dayIn(world, 0))) };
  const found = await world.hall.services.database.read.signature.findMany({ where, orderBy: { number: 'desc' }, take: 4 });
  return found.length > 0 ? world.people.find(({ id }) => id === pick(found, place).signerId) : undefined;
}

/** Claims that wait on what is led by somebody for whom another signs today, within the amount. */
export async function claimsToSign(world: World) {
  const { read } = world.hall.services.database;
  const living = await read.signature.findMany({ where: signedToday(dayIn(world, 0)), include: { projects: true } });
  const covered = living.map(({ principalId, everything, projects, amount }) => ({
    ...{ project: { leaderId: principalId }, asked: { lte: amount } },
    ...(!everything && { projectCode: { in: projects.map(({ projectCode }) => projectCode) } }),
  }));
  return read.bookedClaim.findMany({
    where: { state: 'pending', number: { in: world.claims }, OR: covered },
    include: { project: true },
  });
}

/** Applications that wait for somebody for whom another signs today. */
export async function applicationsToSign(world: World) {
  const { read } = world.hall.services.database;
  const living = await read.signature.findMany({ where: signedToday(dayIn(world, 0)), select: { principalId: true } });
  const deciderId = { in: living.map(({ principalId }) => principalId) };
  return read.application.findMany({ where: { state: 'pending', number: { in: world.applications }, deciderId } });
}
