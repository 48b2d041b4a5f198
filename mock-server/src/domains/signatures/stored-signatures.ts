import { type SignatureState, signatureStateOn } from '@hall/contract/rules/signatures';
import type { Reader, Tx } from '@hall/database/database';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true, departmentId: true } } as const;

/** What a signature authorization is read with. */
const withNames = {
  principal: named,
  signer: named,
  revoker: named,
  projects: {
    include: { project: { include: { department: { select: { name: true, nameEn: true } }, leader: named } } },
    orderBy: { projectCode: 'asc' },
  },
} as const;

/** The signature authorizations of a condition with what they are about. */
export const findSignatures = (read: Reader | Tx, query: object) => read.signature.findMany({ ...query, include: withNames });
export type StoredSignature = Awaited<ReturnType<typeof findSignatures>>[number];

/** @param today yyyy-MM-dd */
export const stateOn = (
  { firstDay, lastDay, revokedAt }: Pick<StoredSignature, 'firstDay' | 'lastDay' | 'revokedAt'>,
  today: string,
): SignatureState => signatureStateOn({ firstDay, lastDay, revoked: revokedAt !== null }, today);

/** What is true of those in a state on a day, yyyy-MM-dd. */
export function inState(state: SignatureState, today: string): object {
  if (state === 'revoked') return { revokedAt: { not: null } };
  if (state === 'scheduled') return { revokedAt: null, firstDay: { gt: today } };
  return { revokedAt: null, firstDay: { lte: today }, lastDay: state === 'active' ? { gte: today } : { lt: today } };
}
