import type { Recovery } from '@hall/contract/password-recovery';
import { fullIdNumber, idNumberFault } from '@hall/contract/rules/id-number';
import type { Call } from '../../core/call.ts';
import { maskedPhone } from '../../core/masks.ts';
import { hallParameters } from '../../core/parameters.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { hashCode, madeUpMask, newCode, refuseTooSoon, subjectOf } from './recovery-code.ts';

/** Life of a recovery, in ms. */
const RECOVERY_LIFE_MS = 600_000;
export const CODE_TRIES = 5;
const LOOKUPS: Rate = { most: 20, windowMs: 600_000 };
const SENDINGS: Rate = { most: 10, windowMs: 600_000 };
/** Codes for one person, so that nobody is flooded and nobody can guess on and on. */
const SENDINGS_A_DAY: Rate = { most: 10, windowMs: 86_400_000 };

/** @throws Refusal 403 `way-off` unless the parameters allow it */
export async function requireRecovery(services: Services): Promise<void> {
  if ((await hallParameters(services)).passwordRecovery !== '1') throw new Refusal(403, 'way-off');
}

/**
 * Begins with an ID number. People who are unknown, cannot sign in or have no phone get a made-up mask, the same each time.
 * @throws Refusal 404 with the fault of the number; 403 `way-off`; 500 `too-many-calls`
 */
export async function startRecovery(services: Services, { idNumber }: { readonly idNumber: string }, call: Call): Promise<Recovery> {
  await requireRecovery(services);
  services.rateLimits.useByAddress('recovery', call.address, LOOKUPS);
  const fault = idNumberFault(idNumber);
  if (fault) throw new Refusal(404, fault, { field: 'idNumber' });
  const number = fullIdNumber(idNumber);
  const [subject, madeUp] = [await subjectOf(services, number), await madeUpMask(services, number)];
  const found = await services.database.read.person.findUnique({ where: { idNumber: number } });
  const person = found?.enabled && found.local && !found.locked && found.phone ? { personId: found.id, phone: found.phone } : undefined;
  const [id, now] = [services.randomId(), services.clock.now()];
  await services.database.unitOfWork((tx) => tx.passwordRecovery.create({ data: { id, subject, createdAt: now, ...person } }));
  return { id, phone: person ? maskedPhone(person.phone) : madeUp };
}

/**
 * Sends a code to the person's phone; to nobody, with the same answer, where there is no such person. Earlier codes of the
 * person are good no longer.
 * @throws Refusal 500 `code-expired` for a recovery that is over, `code-too-soon`, or `too-many-calls`; 403 `way-off`
 */
export async function sendRecoveryCode(services: Services, { id }: { readonly id: string }, call: Call): Promise<void> {
  await requireRecovery(services);
  services.rateLimits.useByAddress('recovery-code', call.address, SENDINGS);
  const code = newCode();
  const hashed = await hashCode(services, id, code);
  const now = services.clock.now();
  await services.database.unitOfWork(async (tx) => {
    const recovery = await tx.passwordRecovery.findUnique({ where: { id } });
    if (!recovery || now.getTime() - recovery.createdAt.getTime() >= RECOVERY_LIFE_MS) throw new Refusal(500, 'code-expired');
    const { subject, phone } = recovery;
    const last = await tx.passwordRecovery.findFirst({ where: { subject, sentAt: { not: null } }, orderBy: { sentAt: 'desc' } });
    refuseTooSoon(last?.sentAt, now);
    services.rateLimits.use(`recovery-day:${subject}`, SENDINGS_A_DAY);
    await tx.passwordRecovery.updateMany({ where: { subject }, data: { code: null } });
    await tx.passwordRecovery.update({ where: { id }, data: { code: hashed, sentAt: now, triesLeft: CODE_TRIES } });
    const text = `您正在找回登录密码，验证码 ${code}，5 分钟内有效。Your verification code is ${code}; it is good for 5 minutes.`;
    if (phone) await tx.outboxMessage.create({ data: { channel: 'sms', to: phone, text, sentAt: now } });
  });
}
