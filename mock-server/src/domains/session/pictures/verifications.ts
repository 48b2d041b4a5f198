import { randomBytes } from 'node:crypto';
import type { PictureCode, SliderPuzzle, VerificationKind } from '@hall/contract/verification';
import type { Clock } from '../../../core/clock.ts';
import { createExpiring } from '../../../core/expiring.ts';
import { perApp } from '../../../core/per-app.ts';
import { Refusal } from '../../../core/refusal.ts';
import { drawPicture } from './picture.ts';
import { drawSlider } from './slider.ts';

/** Life of a picture, and of the proof that it was solved, in ms (AUTH-3). */
const VERIFICATION_LIFE_MS = 120_000;
/** Pictures, and proofs, remembered at once: more than a few addresses can ask for in that time. */
const MOST = 50_000;
/** How far from its place the piece may be left, px. */
export const SLIDER_TOLERANCE = 8;

interface Asked {
  readonly kind: VerificationKind;
  readonly solution: string;
}

/** Picture codes and slider puzzles. Each is tried once, whatever came of it. */
export interface Verifications {
  picture(): PictureCode;
  slider(): SliderPuzzle;
  /**
   * The proof for a solved one.
   * @throws Refusal 500 `verification-wrong`; `verification-expired` when it is unknown, used, too old or of the other kind
   */
  solve(id: string, kind: VerificationKind, answer: string): string;
  /** Whether a proof is good for a verification of that kind; it is used up. */
  redeem(proof: string, kind: VerificationKind): boolean;
  /** What is waiting to be solved, for the developer. */
  unsolved(): (Asked & { readonly id: string })[];
}

const FITS: Readonly<Record<VerificationKind, (answer: string, solution: string) => boolean>> = {
  picture: (answer, solution) => answer.trim().toUpperCase() === solution,
  slider: (answer, solution) => Math.abs(Number(answer) - Number(solution)) <= SLIDER_TOLERANCE,
};

function createVerifications(clock: Clock): Verifications {
  const asked = createExpiring<Asked>(clock, VERIFICATION_LIFE_MS, MOST);
  const proofs = createExpiring<VerificationKind>(clock, VERIFICATION_LIFE_MS, MOST);
  const ask = (kind: VerificationKind, solution: string | number) => {
    const id = randomBytes(16).toString('base64url');
    asked.set(id, { kind, solution: String(solution) });
    return id;
  };
  return {
    picture() {
      const { solution, image } = drawPicture();
      return { id: ask('picture', solution), image };
    },
    slider() {
      const { solution, ...shown } = drawSlider();
      return { id: ask('slider', solution), ...shown };
    },
    solve(id, kind, answer) {
      const question = asked.take(id);
      if (question?.kind !== kind) throw new Refusal(500, 'verification-expired');
      if (!FITS[kind](answer, question.solution)) throw new Refusal(500, 'verification-wrong');
      const proof = randomBytes(24).toString('base64url');
      proofs.set(proof, kind);
      return proof;
    },
    redeem: (proof, kind) => proofs.take(proof) === kind,
    unsolved: () => asked.entries().map(([id, question]) => ({ id, ...question })),
  };
}

/** The pictures and proofs of the app. */
export const verificationsOf = perApp(({ clock }) => createVerifications(clock));
