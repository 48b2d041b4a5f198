import { wireMoment } from '@hall/contract/rules/shanghai';
import { type PictureCode, VERIFICATION_KINDS, type VerificationKind, type verificationEndpoints } from '@hall/contract/verification';
import { hallParameters } from '../../core/parameters.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { type Asker, drawnInTurn } from './pictures/in-turn.ts';
import { type Verifications, verificationsOf } from './pictures/verifications.ts';
import { countWrongAnswer, type Failed, type VerificationDue } from './sign-in-limits.ts';

/** Pictures that one address may ask for, which may be the proxy of a whole institution: each is drawn anew. */
const PICTURES: Rate = { most: 600, windowMs: 60_000 };

/** The verification that the parameters want; `undefined` for none. */
export async function verificationKind(services: Services): Promise<VerificationKind | undefined> {
  const { signInVerification } = await hallParameters(services);
  return VERIFICATION_KINDS.find((kind) => kind === signInVerification);
}

/**
 * What a refusal says of the verification that the next attempt needs: its kind, until when, and for whose failures.
 * @param kind what the parameters want, `undefined` for none
 * @param due `undefined` when neither the name nor the address needs one
 */
const verificationParams = (kind: VerificationKind | undefined, due: VerificationDue | undefined) =>
  kind && due && { verification: kind, until: wireMoment(due.until), of: due.of };

/** Tells what the next attempt needs, so that the page can show it, or until when there is none. */
export function refusedAttempt({ due, refusedUntil }: Failed, kind: VerificationKind | undefined): Refusal {
  if (refusedUntil) return new Refusal(402, 'credentials', { params: { time: wireMoment(refusedUntil) } });
  const params = verificationParams(kind, due);
  return new Refusal(402, 'credentials', params && { params });
}

/**
 * @param kind and `due` as in {@link verificationParams}
 * @throws Refusal 402 `verification-required` without a proof, or `verification-expired` for one that is not good (any more)
 */
export function requireProof(
  services: Services,
  kind: VerificationKind | undefined,
  due: VerificationDue | undefined,
  proof: string | undefined,
): void {
  const params = verificationParams(kind, due);
  if (!params) return;
  if (!proof) throw new Refusal(402, 'verification-required', { params });
  if (!verificationsOf(services).redeem(proof, params.verification)) throw new Refusal(402, 'verification-expired', { params });
}

/**
 * The proof for a verification that was answered.
 * @throws Refusal 500 as {@link verificationsOf} does; a wrong answer counts as a failure of the address
 */
export async function answerVerification(
  services: Services,
  { id, kind, answer }: { readonly id: string; readonly kind: VerificationKind; readonly answer: string },
  address: string,
): Promise<string> {
  try {
    return verificationsOf(services).solve(id, kind, answer);
  } catch (error) {
    if (error instanceof Refusal && error.rule === 'verification-wrong') await countWrongAnswer(services, address);
    throw error;
  }
}

/** @throws Refusal 500 `too-many-calls` once the address has asked for too many, `called-off` when nobody waits for it any more */
async function drawn<T>(services: Services, asker: Asker, draw: (verifications: Verifications) => T): Promise<T> {
  services.rateLimits.useByAddress('verification', asker.address, PICTURES);
  return drawnInTurn(services, asker, () => draw(verificationsOf(services)));
}

/** @throws Refusal as {@link drawn} does */
export const newPicture = (services: Services, asker: Asker): Promise<PictureCode> =>
  drawn(services, asker, (verifications) => verifications.picture());

export const verificationHandlers: Handlers<typeof verificationEndpoints> = {
  createPicture: (services, _, call) => newPicture(services, call),
  verifyPicture: async (services, { id, code }, { address }) => ({
    proof: await answerVerification(services, { id, kind: 'picture', answer: code }, address),
  }),
  createSlider: (services, _, call) => drawn(services, call, (verifications) => verifications.slider()),
  verifySlider: async (services, { id, x }, { address }) => ({
    proof: await answerVerification(services, { id, kind: 'slider', answer: String(x) }, address),
  }),
};
