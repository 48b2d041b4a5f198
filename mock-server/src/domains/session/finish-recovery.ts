import { timingSafeEqual } from 'node:crypto';
import type { Person, Tx } from '@hall/database/database';
import type { Call } from '../../core/call.ts';
import { hashPassword, newPasswordFault, passwordOf } from '../../core/passwords.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { requireRecovery } from './password-recovery.ts';
import { hashCode } from './recovery-code.ts';
import { endSessionsOf } from './sessions.ts';
import { forgetFailures, nameSubject } from './sign-in-limits.ts';

/** Life of a code, in ms (AUTH-15). */
export const CODE_LIFE_MS = 300_000;
/** Guesses at codes of an address, over any number of recoveries. */
const GUESSES: Rate = { most: 30, windowMs: 600_000 };

/** Who may recover a password. */
const MAY = { enabled: true, locked: false };

interface NewPassword {
  readonly id: string;
  readonly code: string;
  readonly newPassword: string;
}

/**
 * Sets a new password with a code. All sessions of the person end; a refusal after failed attempts is lifted.
 * @throws Refusal 500 `code-wrong`, `code-expired`, `password-length` or `password-weak`; 404 for a sealed password that cannot be
 * opened; 403 `way-off`; 500 `too-many-calls`
 */
export async function finishRecovery(services: Services, { id, code, newPassword }: NewPassword, call: Call): Promise<void> {
  await requireRecovery(services);
  services.rateLimits.useByAddress('recovery-guess', call.address, GUESSES);
  const password = services.sealing.open(newPassword, 'newPassword');
  const hashed = await hashCode(services, id, code);
  const person = await services.database.unitOfWork((tx) => tryCode(tx, services, id, hashed));
  if (person === 'wrong') throw new Refusal(500, 'code-wrong', { field: 'code' });
  const fault = newPasswordFault(password, [person.userName, person.staffNumber]);
  if (fault) throw new Refusal(500, fault, { field: 'newPassword' });
  const passwordHash = await hashPassword(password, call.address);
  await services.database.unitOfWork(async (tx) => {
    const { phone } = person;
    const used = await tx.passwordRecovery.updateMany({ where: { id, code: hashed, person: { ...MAY, phone } }, data: { code: null } });
    if (used.count === 0) throw new Refusal(500, 'code-expired');
    await tx.person.update({ where: { id: person.id }, data: passwordOf(passwordHash, services.clock) });
    await endSessionsOf(tx, services, person.id, 'password-recovered');
    await forgetFailures(tx, nameSubject(person.userName));
  });
}

/** Whose code it is. Every wrong one costs a try, so the try is written before the code is checked. */
async function tryCode(tx: Tx, { clock }: Services, id: string, hashed: string): Promise<Person | 'wrong'> {
  const recovery = await tx.passwordRecovery.findUnique({ where: { id }, include: { person: true } });
  const age = clock.now().getTime() - (recovery?.sentAt?.getTime() ?? 0);
  if (!recovery?.code || age >= CODE_LIFE_MS || recovery.triesLeft <= 0) throw new Refusal(500, 'code-expired', { field: 'code' });
  const { person, phone, code } = recovery;
  // The phone may have been changed since: the code then went to somebody else's.
  const may = person?.enabled && !person.locked && person.phone === phone;
  if (may && timingSafeEqual(Buffer.from(code), Buffer.from(hashed))) return person;
  await tx.passwordRecovery.update({ where: { id }, data: { triesLeft: { decrement: 1 } } });
  return 'wrong';
}
