import { signaturePath } from '@hall/contract/signatures';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import { push } from '../../core/push.ts';
import type { StoredSignature } from './stored-signatures.ts';

const ORIGIN = 'signatures';

/** Tells who is to sign for whom. */
export async function tellGiven(tx: Tx, { number, principal, signerId, firstDay, lastDay }: StoredSignature, at: Date): Promise<void> {
  const title = `${principal.name}授权您自 ${firstDay} 至 ${lastDay} 代为签字`;
  const titleEn = `${principal.nameEn} lets you sign for them from ${firstDay} to ${lastDay}`;
  await push(tx, [signerId], { origin: ORIGIN, title, titleEn, path: signaturePath(number), sentAt: at });
}

/** Tells both that it is over, except who ended it. */
export async function tellRevoked(tx: Tx, signature: StoredSignature, by: SignedInPerson, at: Date): Promise<void> {
  const { number, principal, signer, signerId, principalId, revokeReason } = signature;
  const people = [signerId, principalId].filter((id) => id !== by.id);
  const title = `${signer.name}代${principal.name}签字的授权已撤销：${revokeReason}`;
  const titleEn = `That ${signer.nameEn} signs for ${principal.nameEn} was revoked: ${revokeReason}`;
  await push(tx, people, { origin: ORIGIN, title, titleEn, path: signaturePath(number), sentAt: at });
}
