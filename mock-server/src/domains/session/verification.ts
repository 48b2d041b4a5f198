import type { VerificationKind, verificationEndpoints } from '@hall/contract/verification';
import type { Call } from '../../core/call.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { verificationsOf } from './pictures/verifications.ts';

/** Failures of a name or an address after which a verification stands before the password (AUTH-3). */
export const FAILURES_BEFORE_VERIFICATION = 2;
/** Pictures that one address may ask for: each is drawn anew. */
const PICTURES: Rate = { most: 60, windowMs: 60_000 };

/**
 * @param kind what the parameters want, `undefined` for none
 * @throws Refusal 402 `verification-required` without a proof, or `verification-expired` for one that is not good (any more)
 */
export function requireProof(services: Services, kind: VerificationKind | undefined, earlier: number, proof: string | undefined): void {
  if (!kind || earlier < FAILURES_BEFORE_VERIFICATION) return;
  const params = { verification: kind };
  if (!proof) throw new Refusal(402, 'verification-required', { params });
  if (!verificationsOf(services).redeem(proof, kind)) throw new Refusal(402, 'verification-expired', { params });
}

const limited = ({ rateLimits }: Services, { address }: Call) => rateLimits.useByAddress('verification', address, PICTURES);

export const verificationHandlers: Handlers<typeof verificationEndpoints> = {
  createPicture: async (services, _, call) => {
    limited(services, call);
    return verificationsOf(services).picture();
  },
  verifyPicture: async (services, { id, code }) => ({ proof: verificationsOf(services).solve(id, 'picture', code) }),
  createSlider: async (services, _, call) => {
    limited(services, call);
    return verificationsOf(services).slider();
  },
  verifySlider: async (services, { id, x }) => ({ proof: verificationsOf(services).solve(id, 'slider', String(x)) }),
};
