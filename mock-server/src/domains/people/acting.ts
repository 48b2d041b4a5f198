import { ActingReason, type ActingSession, actingEndpoints } from '@hall/contract/acting';
import type { SignedIn } from '@hall/contract/session';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { endActingFrom, endSession, findOpenSession, openActing, sessionToken, signInRow, unavailability } from '../session/index.ts';
import { requireReason } from './account-holds.ts';
import { otherPerson } from './other-person.ts';

type Asked = RequestOf<typeof actingEndpoints.actAs>;
type Person = Awaited<ReturnType<typeof otherPerson>>;

/** What a browser is told of a session: the sign-on is that of who sits there. */
const toldOf = (token: string, { id, name }: Pick<Person, 'id' | 'name'>, casLogin: boolean): SignedIn => ({
  ...{ token, userId: id, userName: name },
  casLogin: casLogin ? 'true' : 'false',
});

/**
 * Begins to act as another person: one at a time, in a session that ends with the caller's own. It is no sign-in of the person, so that
 * the last one stays what it was and nobody is displaced; both logs name who acts.
 * @throws Refusal as {@link otherPerson}; 404 `required`; 403 `beyond-own`; 500 `cannot-act-as`
 */
export function actAs(services: Services, { staffNumber, reason }: Asked, call: SignedInCall): Promise<ActingSession> {
  const { person: actor, sessionId: ownId } = call;
  return services.database.unitOfWork(async (tx) => {
    const person = await otherPerson(tx, services, staffNumber, call, actingEndpoints.actAs.access);
    noteChange(call, ActingReason, {}, { reason: requireReason(reason, true) });
    if (unavailability(person)) throw new Refusal(500, 'cannot-act-as');
    await endActingFrom(tx, services, ownId);
    const id = await openActing(tx, services, person.id, call);
    const session = await findOpenSession(services, id, tx);
    if (!session?.acting) throw new Refusal(403, 'beyond-own');
    const named = { actorNumber: actor.staffNumber, actor: actor.name, actorEn: actor.nameEn };
    const row = signInRow(services, { way: 'acting', userName: person.userName }, person, call, { result: '200' });
    await tx.signInRecord.create({ data: { ...row, ...named } });
    const names = { person: person.name, personEn: person.nameEn, actor: actor.name, actorEn: actor.nameEn };
    return { session: toldOf(sessionToken(services, id), person, session.acting.casLogin), ...names };
  });
}

/** Ends acting as another person. @returns the own session, which went on meanwhile @throws Refusal 500 `not-acting` */
export function stopActing(services: Services, _: unknown, call: SignedInCall): Promise<SignedIn> {
  return services.database.unitOfWork(async (tx) => {
    const session = await findOpenSession(services, call.sessionId, tx);
    if (!session?.acting) throw new Refusal(500, 'not-acting');
    const { actor, sessionId, casLogin } = session.acting;
    call.entry.target = { zh: `${call.person.name} ${call.person.staffNumber}`, en: `${call.person.nameEn} ${call.person.staffNumber}` };
    await endSession(tx, services, session.id, 'went-back');
    return toldOf(sessionToken(services, sessionId), actor, casLogin);
  });
}
