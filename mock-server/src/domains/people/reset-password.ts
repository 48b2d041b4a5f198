import { peopleEndpoints } from '@hall/contract/people';
import { temporaryPassword } from '@hall/database/temporary-password';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { hashPassword } from '../../core/passwords.ts';
import type { Services } from '../../core/services.ts';
import { endSessionsOf } from '../session/index.ts';
import { otherPerson } from './other-person.ts';

/**
 * Gives a person a temporary password that must be changed, ends the person's sessions and tells the person.
 * @throws Refusal as {@link otherPerson}
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
    noteChange(call, peopleEndpoints.resetPassword.data, {}, { temporaryPassword: password });
    await tx.person.update({ where: { id: person.id }, data: { passwordHash, mustChangePassword: true, weakPassword: false } });
    await endSessionsOf(tx, services, person.id, 'password-reset');
    if (!person.phone) return;
    const text = `您的登录密码已由管理员重置。Your password was reset by an administrator.`;
    await tx.outboxMessage.create({ data: { channel: 'sms', to: person.phone, text, sentAt: services.clock.now() } });
  });
  return { temporaryPassword: password };
}
