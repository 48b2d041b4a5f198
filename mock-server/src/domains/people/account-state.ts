import { readParameters } from '@hall/contract/parameter-table';
import { ACCOUNT_ACTIONS, AccountState, peopleEndpoints } from '@hall/contract/people';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { NO_PASSWORD } from '../../core/passwords.ts';
import { personStateChanged } from '../../core/person-states.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { endSessionsOf, forgetFailures, nameSubject } from '../session/index.ts';
import { hold, release, requireReason } from './account-holds.ts';
import { otherPerson } from './other-person.ts';

type Locking = RequestOf<typeof peopleEndpoints.lockAccount>;
type Enabling = RequestOf<typeof peopleEndpoints.enableAccount>;

/**
 * Locks an account for good and ends its sessions, or unlocks it and lifts a refusal after failed attempts; locking it again
 * changes nothing.
 * @throws Refusal as {@link otherPerson}; 404 `required` where it is locked without a reason; 500 `last-admin`
 */
export function lockAccount(services: Services, { staffNumber, locked, reason }: Locking, call: SignedInCall): Promise<void> {
  call.entry.action = ACCOUNT_ACTIONS[locked ? 'lock' : 'unlock'];
  return services.database.unitOfWork(async (tx) => {
    const person = await otherPerson(tx, services, staffNumber, call, peopleEndpoints.lockAccount.access);
    noteChange(call, AccountState, { locked: person.locked }, { locked });
    const why = requireReason(reason, locked);
    // Who locked it first, and why, stays.
    if (locked && person.locked) return;
    await tx.person.update({ where: { id: person.id }, data: { locked } });
    if (!locked) {
      await release(tx, call, { personId: person.id, kind: 'locked' }, why);
      await forgetFailures(tx, nameSubject(person.userName));
      return;
    }
    await keepAnAdmin(tx);
    await hold(tx, services, call, { personId: person.id, kind: 'locked' }, why);
    await endSessionsOf(tx, services, person.id, 'locked');
  });
}

/**
 * Enables an account, or disables it and ends its sessions; disabling it again changes nothing.
 * @throws Refusal as {@link otherPerson}; 404 `required` where it is disabled without a reason; 500 `last-admin`
 */
export function enableAccount(services: Services, { staffNumber, enabled, reason }: Enabling, call: SignedInCall): Promise<void> {
  call.entry.action = ACCOUNT_ACTIONS[enabled ? 'enable' : 'disable'];
  return services.database.unitOfWork(async (tx) => {
    const person = await otherPerson(tx, services, staffNumber, call, peopleEndpoints.enableAccount.access);
    noteChange(call, AccountState, { enabled: person.enabled }, { enabled });
    const why = requireReason(reason, !enabled);
    if (!enabled && !person.enabled) return;
    await tx.person.update({ where: { id: person.id }, data: { enabled } });
    await personStateChanged(tx, { personId: person.id, enabled, by: call.person, at: services.clock.now() });
    if (enabled) return release(tx, call, { personId: person.id, kind: 'disabled' }, why);
    await keepAnAdmin(tx);
    await hold(tx, services, call, { personId: person.id, kind: 'disabled' }, why);
    await endSessionsOf(tx, services, person.id, 'disabled');
  });
}

/** The ways in that ask others who somebody is: the only ones of who has no password of the hall. */
const CENTRAL_WAYS = ['signInDirectory', 'signInAuthentication', 'signInCas'] as const;

/** Whoever has a password of the hall, unless a central way in is on, by which others come in as well. */
async function comingIn(tx: Tx) {
  const parameters = readParameters(await tx.parameter.findMany());
  const any = CENTRAL_WAYS.some((way) => parameters[way] === '1');
  return any ? {} : { local: true, passwordHash: { not: NO_PASSWORD } };
}

/** @throws Refusal 500 `last-admin` where no administrator could sign in any more */
export async function keepAnAdmin(tx: Tx): Promise<void> {
  const where = { enabled: true, locked: false, roles: { some: { roleId: ADMIN_ROLE } }, ...(await comingIn(tx)) };
  const admins = await tx.person.count({ where });
  if (admins === 0) throw new Refusal(500, 'last-admin');
}
