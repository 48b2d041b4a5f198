import { seenOf } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import { isLivingSignature } from '@hall/contract/rules/signatures';
import { Signature, type SignatureEffect, type signaturesEndpoints } from '@hall/contract/signatures';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay, unitOfGrants } from '../authorizations/index.ts';
import { type ClaimDecider, type ClaimToBeDecided, claimDeciderOf, claimsToDecide, decidableClaims, groundsOn } from './claims-signed.ts';
import { type Ending, signatureEnded, signedWaiting } from './followers.ts';
import { signatureOf } from './signature-of.ts';
import { askingOf, signatureNumbered } from './signature-scope.ts';
import { signingIn, signingsOf } from './signing.ts';
import { findSignatures, type StoredSignature, stateOn } from './stored-signatures.ts';
import { tellRevoked } from './tell-of-signature.ts';

type Calls = typeof signaturesEndpoints;

/** One that the caller may revoke. @throws Refusal 404 `not-found`; 500 `signature-ended` */
async function toRevoke(read: Reader | Tx, services: Services, number: string, call: SignedInCall): Promise<StoredSignature> {
  const signature = await signatureNumbered(read, services, number, call);
  const { mayRevoke, today } = await askingOf(services, call.person);
  if (!mayRevoke(signature)) throw new Refusal(404, 'not-found', { field: 'number' });
  if (!isLivingSignature(stateOn(signature, today))) throw new Refusal(500, 'signature-ended');
  return signature;
}

async function endingOf(read: Reader | Tx, signature: StoredSignature, today: string): Promise<Ending> {
  const { number, signerId } = signature;
  const others = (await signingsOf(read, signerId, today)).filter((other) => other.number !== number);
  return { signing: signingIn(signature), others };
}

/** How many pending claims the signer can decide on no more. */
async function claimsOf(read: Reader, { number, signerId }: StoredSignature, today: string): Promise<number> {
  const before = await claimDeciderOf(read, signerId, today);
  const after = { ...before, signings: before.signings.filter((other) => other.number !== number) };
  const claims = await claimsToDecide(read, { where: { AND: [{ state: 'pending' }, decidableClaims(before)] } });
  const decides = (claim: ClaimToBeDecided, decider: ClaimDecider) => groundsOn(claim, decider, today).length > 0;
  return claims.filter((claim) => decides(claim, before) && !decides(claim, after)).length;
}

/** What revoking one would do (PROJ-7). @throws Refusal 404 `not-found`; 500 `signature-ended` */
export async function effectOnSignature(
  services: Services,
  { number }: RequestOf<Calls['effect']>,
  call: SignedInCall,
): Promise<SignatureEffect> {
  await bringToDay(services);
  const { read } = services.database;
  const today = wireDay(services.clock.now());
  const signature = await toRevoke(read, services, number, call);
  const ending = await endingOf(read, signature, today);
  return { applications: await signedWaiting(read, ending, today), claims: await claimsOf(read, signature, today) };
}

/** Ends a signature authorization at once (PROJ-27). @throws Refusal 404 `not-found`; 500 `signature-ended` */
export const revokeSignature = (
  services: Services,
  { number, reason }: RequestOf<Calls['revoke']>,
  call: SignedInCall,
): Promise<Signature> =>
  unitOfGrants(services, async (tx, at) => {
    const before = await toRevoke(tx, services, number, call);
    const ending = await endingOf(tx, before, wireDay(at));
    const revokeReason = seenOf(reason);
    await tx.signature.update({ where: { number }, data: { revokedAt: at, revokeReason, revokerId: call.person.id } });
    const [after] = (await findSignatures(tx, { where: { number } })) as [StoredSignature];
    const { principal, signer } = before;
    const who = { principal: { zh: principal.name, en: principal.nameEn }, signer: { zh: signer.name, en: signer.nameEn } };
    noteChange(call, Signature, { state: stateOn(before, wireDay(at)) }, { ...who, state: 'revoked', revokeReason });
    await signatureEnded(tx, ending, at);
    await tellRevoked(tx, after, call.person, at);
    return signatureOf(after, await askingOf(services, call.person));
  });
