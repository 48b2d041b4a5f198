import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@hall/contract/profile';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { CODE_LIFE_MS, CODE_TRIES, hashCode, newCode, refuseTooSoon } from '../session/index.ts';

/** Limits on codes for one person, and for one phone or address: nobody is flooded, and nobody can go on guessing. */
const A_DAY: Rate = { most: 20, windowMs: 86_400_000 };

const ABOUT: Readonly<Record<CodePurpose, readonly [zh: string, en: string]>> = {
  phone: ['您正在更换手机号', 'to change your phone'],
  email: ['您正在更换邮箱', 'to change your email address'],
  bank: ['您正在变更银行账户', 'to change your bank account'],
};

interface Asked {
  readonly purpose: CodePurpose;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** @throws Refusal 404 `required` when the purpose's target is missing; 500 `phone-missing` */
async function targetOf({ database }: Services, { purpose, phone, email }: Asked, personId: string): Promise<string> {
  if (purpose === 'bank') {
    const person = await database.read.person.findUniqueOrThrow({ where: { id: personId } });
    if (!person.phone) throw new Refusal(500, 'phone-missing');
    return person.phone;
  }
  const target = purpose === 'phone' ? phone : email;
  if (!target) throw new Refusal(404, 'required', { field: purpose });
  return target;
}

/**
 * Sends the caller a code; an earlier one for the same purpose is no longer valid.
 * @throws Refusal as {@link targetOf}; 500 `code-too-soon` or `too-many-calls`
 */
export async function sendContactCode(services: Services, asked: Asked, call: SignedInCall): Promise<void> {
  const { purpose } = asked;
  const personId = call.person.id;
  const target = await targetOf(services, asked, personId);
  const code = newCode();
  const hashed = await hashCode(services, `${personId}:${purpose}`, code);
  const sentAt = services.clock.now();
  await services.database.unitOfWork(async (tx) => {
    const last = await tx.contactCode.findUnique({ where: { personId_purpose: { personId, purpose } } });
    refuseTooSoon(last?.sentAt, sentAt);
    for (const subject of [personId, target]) services.rateLimits.use(`contact-code:${subject}`, A_DAY);
    const data = { target, code: hashed, sentAt, triesLeft: CODE_TRIES, proof: null, provenAt: null };
    await tx.contactCode.upsert({
      where: { personId_purpose: { personId, purpose } },
      create: { personId, purpose, ...data },
      update: data,
    });
    const [zh, en] = ABOUT[purpose];
    const text = `${zh}，验证码 ${code}，5 分钟内有效。Your verification code ${en} is ${code}; it is good for 5 minutes.`;
    await tx.outboxMessage.create({ data: { channel: purpose === 'email' ? 'email' : 'sms', to: target, text, sentAt } });
  });
}

/** A code that the caller gives, and what it should have been sent to. */
export interface GivenCode {
  readonly purpose: CodePurpose;
  readonly target: string;
  /** Keyed hash, as {@link hashGiven} makes it. */
  readonly hashed: string;
}

/** Why a code is not taken. */
export type CodeFailure = 'code-expired' | 'code-target' | 'code-wrong';

export const hashGiven = (services: Services, personId: string, purpose: CodePurpose, code: string): Promise<string> =>
  hashCode(services, `${personId}:${purpose}`, code);

/**
 * Uses up a code within a unit of work. A wrong one costs a try, which must be committed: so it is answered and not thrown.
 * @returns why it is not taken, or `undefined`
 */
export async function takeCode(tx: Tx, { clock }: Services, personId: string, given: GivenCode): Promise<CodeFailure | undefined> {
  const where = { personId_purpose: { personId, purpose: given.purpose } };
  const row = await tx.contactCode.findUnique({ where });
  const age = clock.now().getTime() - (row?.sentAt.getTime() ?? 0);
  if (!row?.code || age >= CODE_LIFE_MS || row.triesLeft <= 0) return 'code-expired';
  if (row.target !== given.target) return 'code-target';
  if (!timingSafeEqual(Buffer.from(row.code), Buffer.from(given.hashed))) {
    await tx.contactCode.update({ where, data: { triesLeft: { decrement: 1 } } });
    return 'code-wrong';
  }
  await tx.contactCode.update({ where, data: { code: null } });
  return undefined;
}
