import { peopleEndpoints } from '@hall/contract/people';
import { temporaryPassword } from '@hall/database/temporary-password';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { hashPassword } from '../../core/passwords.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { requireWithinOwn } from './editing/person.ts';
import { givePassword } from './give-password.ts';
import { otherPerson } from './other-person.ts';

/**
 * Gives a person a temporary password; see {@link givePassword}.
 * @throws Refusal as {@link otherPerson}; 403 `beyond-own` for who may more than the caller; 500 `not-local` for who has no password of the
 * hall
 */
export async function resetPassword(
  services: Services,
  { staffNumber }: { readonly staffNumber: string },
  call: SignedInCall,
): Promise<{ temporaryPassword: string }> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password, call.address);
  await services.database.unitOfWork(async (tx) => {
    const person = await otherPerson(tx, services, staffNumber, call, peopleEndpoints.resetPassword.access);
    await requireWithinOwn(services, call, person, 'staffNumber');
    if (!person.local) throw new Refusal(500, 'not-local');
    noteChange(call, peopleEndpoints.resetPassword.data, {}, { temporaryPassword: password });
    await givePassword(tx, services, person, passwordHash);
  });
  return { temporaryPassword: password };
}
