import type { Person, Tx } from '@hall/database/database';
import { passwordOf } from '../../core/passwords.ts';
import type { Services } from '../../core/services.ts';
import { endSessionsOf } from '../session/index.ts';

const TOLD = '您的登录密码已由管理员重置。Your password was reset by an administrator.';

/** Gives a person a password that must be changed, within a unit of work: ends the person's sessions and tells the person. */
export async function givePassword(tx: Tx, services: Pick<Services, 'clock'>, person: Person, passwordHash: string): Promise<void> {
  await tx.person.update({ where: { id: person.id }, data: passwordOf(passwordHash, services.clock, true) });
  await endSessionsOf(tx, services, person.id, 'password-reset');
  if (!person.phone) return;
  await tx.outboxMessage.create({ data: { channel: 'sms', to: person.phone, text: TOLD, sentAt: services.clock.now() } });
}
