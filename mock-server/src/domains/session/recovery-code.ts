import { createHmac, randomInt } from 'node:crypto';
import { RESEND_AFTER_S } from '@hall/contract/password-recovery';
import { Refusal } from '../../core/refusal.ts';
import { ownSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';

async function keyed({ cache, database }: Services, text: string): Promise<Buffer> {
  const key = await cache.get('recovery-key', () => ownSecret(database, 'recovery'));
  return createHmac('sha256', key).update(text).digest();
}

/** What sendings are counted under; an ID number itself is not kept. */
export const subjectOf = async (services: Services, idNumber: string): Promise<string> =>
  (await keyed(services, `subject:${idNumber}`)).toString('base64url');

/** Bound to one recovery: the code of another is of no use. */
export const hashCode = async (services: Services, recoveryId: string, code: string): Promise<string> =>
  (await keyed(services, `code:${recoveryId}:${code}`)).toString('base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** @throws Refusal 500 `code-too-soon` with the seconds left, when the last code was sent less than {@link RESEND_AFTER_S} ago */
export function refuseTooSoon(lastSentAt: Date | null | undefined, now: Date): void {
  const seconds = RESEND_AFTER_S - Math.floor((now.getTime() - (lastSentAt?.getTime() ?? 0)) / 1000);
  if (seconds > 0) throw new Refusal(500, 'code-too-soon', { params: { seconds } });
}

/** A mask such as a real phone has, the same whenever the number is asked for. */
export async function madeUpMask(services: Services, idNumber: string): Promise<string> {
  const bytes = await keyed(services, `phone:${idNumber}`);
  const digit = (index: number) => (bytes[index] ?? 0) % 10;
  return `1${3 + ((bytes[0] ?? 0) % 7)}${digit(1)}****${[2, 3, 4, 5].map(digit).join('')}`;
}
