import { accountEndpoints } from '@hall/contract/account';
import type { Person } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { hashPassword, newPasswordFault, passwordFits, passwordOf } from '../../core/passwords.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { findOpenSession, judge, type Owned, sessionToken, succeedSession } from '../session/index.ts';

interface SealedChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

const callerOf = ({ database }: Services, { person }: SignedInCall): Promise<Person> =>
  database.read.person.findUniqueOrThrow({ where: { id: person.id } });

/** Counted like signing in, so that passwords cannot be guessed at an open browser. */
async function requireOwnPassword(services: Services, person: Person, password: string, call: SignedInCall): Promise<Owned> {
  const claim = { name: person.userName, address: call.address };
  const judged = await judge(services, claim, { owns: () => passwordFits(person.passwordHash, password, call.address) });
  if (!judged.owned) throw new Refusal(500, 'old-password', { field: 'oldPassword' });
  return judged;
}

/** @throws Refusal 500 `old-password` unless it is the caller's; 402 after too many tries */
export async function checkPassword(
  services: Services,
  { oldPassword }: Pick<SealedChange, 'oldPassword'>,
  call: SignedInCall,
): Promise<void> {
  const password = services.sealing.open(oldPassword, 'oldPassword');
  const { forget } = await requireOwnPassword(services, await callerOf(services, call), password, call);
  await services.database.unitOfWork(forget);
}

/**
 * Changes the caller's password. Every token of the person ends at once; the caller goes on with a new one.
 * @throws Refusal 500 `old-password`, `password-length`, `password-weak` or `password-same`; 402 after too many tries
 */
export async function changePassword(services: Services, sealed: SealedChange, call: SignedInCall): Promise<void> {
  await setOwnPassword(services, await callerOf(services, call), sealed, call);
}

/**
 * As {@link changePassword}, for a person who has to change it. The old one is required here as well: a browser left open
 * must not be enough to take an account over.
 * @throws Refusal 500 `no-duty` for anyone else
 */
export async function changeDuePassword(services: Services, sealed: SealedChange, call: SignedInCall): Promise<void> {
  const person = await callerOf(services, call);
  if (!person.mustChangePassword && !person.weakPassword) throw new Refusal(500, 'no-duty');
  await setOwnPassword(services, person, sealed, call);
}

async function setOwnPassword(services: Services, person: Person, sealed: SealedChange, call: SignedInCall): Promise<void> {
  noteChange(call, accountEndpoints.changePassword.request, {}, { newPassword: sealed.newPassword });
  const oldPassword = services.sealing.open(sealed.oldPassword, 'oldPassword');
  const newPassword = services.sealing.open(sealed.newPassword, 'newPassword');
  const { forget } = await requireOwnPassword(services, person, oldPassword, call);
  const fault = newPasswordFault(newPassword, [person.userName, person.staffNumber], oldPassword);
  if (fault) throw new Refusal(500, fault, { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword, call.address);
  const sessionId = await services.database.unitOfWork(async (tx) => {
    await forget(tx);
    // The old password, and the session in which it was given, may have been good no longer while the new one was hashed.
    const where = { id: person.id, passwordHash: person.passwordHash };
    const data = passwordOf(passwordHash, services.clock);
    if ((await tx.person.updateMany({ where, data })).count === 0) throw new Refusal(500, 'old-password', { field: 'oldPassword' });
    const session = await findOpenSession(services, call.sessionId, tx);
    if (!session) throw new Refusal(401, 'sign-in-again');
    return succeedSession(tx, services, session, call, 'password-changed');
  });
  call.renewToken(sessionToken(services, sessionId));
}
