import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { CODE_LIFE_MS, hashCode } from '../session/index.ts';
import { hashGiven, takeCode } from './contact-codes.ts';

const PURPOSE = 'bank';
const rowOf = (personId: string) => ({ personId_purpose: { personId, purpose: PURPOSE } }) as const;

/** What is kept of a proof. */
export const hashProof = (services: Services, personId: string, proof: string): Promise<string> =>
  hashCode(services, `${personId}:bank-proof`, proof);

/**
 * Exchanges the code that went to the caller's phone for the proof that a bank account may change, good once and for five minutes.
 * @throws Refusal 500 `code-wrong` or `code-expired`
 */
export async function verifyBankChange(
  services: Services,
  { code }: { readonly code: string },
  call: SignedInCall,
): Promise<{ proof: string }> {
  const personId = call.person.id;
  const { phone } = await services.database.read.person.findUniqueOrThrow({ where: { id: personId } });
  const proof = services.randomId();
  const [given, kept] = [await hashGiven(services, personId, PURPOSE, code), await hashProof(services, personId, proof)];
  const failure = await services.database.unitOfWork(async (tx) => {
    const failed = await takeCode(tx, services, personId, { purpose: PURPOSE, target: phone ?? '', hashed: given });
    if (!failed) await tx.contactCode.update({ where: rowOf(personId), data: { proof: kept, provenAt: services.clock.now() } });
    return failed;
  });
  // The phone has changed since: the code went to somebody else's.
  if (failure) throw new Refusal(500, failure === 'code-target' ? 'code-expired' : failure, { field: 'code' });
  return { proof };
}

/** Uses up a proof within a unit of work. @throws Refusal 500 `card-unverified` */
export async function takeProof(tx: Tx, { clock }: Services, personId: string, hashed: string): Promise<void> {
  const since = new Date(clock.now().getTime() - CODE_LIFE_MS);
  const { count } = await tx.contactCode.updateMany({
    where: { personId, purpose: PURPOSE, proof: hashed, provenAt: { gt: since } },
    data: { proof: null },
  });
  if (count === 0) throw new Refusal(500, 'card-unverified');
}
