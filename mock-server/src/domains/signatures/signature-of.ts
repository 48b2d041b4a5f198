import { wireMoment } from '@hall/contract/rules/shanghai';
import { isLivingSignature } from '@hall/contract/rules/signatures';
import type { Signature } from '@hall/contract/signatures';
import { yuanOf } from '../../core/money.ts';
import type { MayRevoke } from './signature-scope.ts';
import { type StoredSignature, stateOn } from './stored-signatures.ts';

const ALL = { zh: '全部项目', en: 'All projects' };

/** For what somebody signs, as people read it. */
export function scopeOf({ everything, projects }: Pick<StoredSignature, 'everything' | 'projects'>) {
  if (everything) return ALL;
  return {
    zh: projects.map(({ project: { code, name } }) => `${code} ${name}`).join('、'),
    en: projects.map(({ project: { code, nameEn } }) => `${code} ${nameEn}`).join(', '),
  };
}

function partIn({ principalId, signerId }: StoredSignature, id: string): Signature['part'] {
  if (principalId === id) return 'given';
  return signerId === id ? 'received' : 'other';
}

/** Who asks, on which day (yyyy-MM-dd). */
export interface Asking {
  readonly id: string;
  readonly mayRevoke: MayRevoke;
  readonly today: string;
}

/** A stored signature authorization as it is shown to somebody. */
export function signatureOf(row: StoredSignature, { id, mayRevoke, today }: Asking): Signature {
  const { principal, signer, revoker, revokedAt } = row;
  const [state, scope] = [stateOn(row, today), scopeOf(row)];
  return {
    number: row.number,
    ...{ principal: principal.name, principalEn: principal.nameEn, principalNumber: principal.staffNumber },
    ...{ signer: signer.name, signerEn: signer.nameEn, signerNumber: signer.staffNumber },
    part: partIn(row, id),
    ...{ everything: row.everything, scope: scope.zh, scopeEn: scope.en },
    ...{ firstDay: row.firstDay, lastDay: row.lastDay, amount: yuanOf(row.amount), reason: row.reason, state },
    actions: isLivingSignature(state) && mayRevoke(row) ? ['revoke'] : [],
    madeAt: wireMoment(row.madeAt),
    revokedAt: revokedAt ? wireMoment(revokedAt) : undefined,
    revokeReason: row.revokeReason || undefined,
    ...{ revoker: revoker?.name, revokerEn: revoker?.nameEn },
  };
}
