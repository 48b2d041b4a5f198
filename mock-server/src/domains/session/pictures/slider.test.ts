import { describe, expect, it } from 'vitest';
import { drawGapSlider } from '../../../testing/gap-slider.ts';
import { PIXEL_SOLVERS } from '../../../testing/pixel-solver.ts';
import { seeded } from '../../../testing/seeded.ts';
import { type DrawnSlider, drawSlider } from './slider.ts';
import { SLIDER_TOLERANCE } from './verifications.ts';

const puzzles = (draw: (random: () => number) => DrawnSlider, count: number) =>
  Array.from({ length: count }, (_, index) => draw(seeded(index + 1)));
const solvedOf = (drawn: readonly DrawnSlider[], solve: (puzzle: DrawnSlider) => number) =>
  drawn.filter((puzzle) => Math.abs(solve(puzzle) - puzzle.solution) <= SLIDER_TOLERANCE).length;

describe('AUTH-3 a script that compares pixels', () => {
  const [sliders, gaps] = [puzzles(drawSlider, 60), puzzles(drawGapSlider, 20)];

  it.each(Object.entries(PIXEL_SOLVERS))('AUTH-3 solves at most two of twenty sliders by %s', (_, solve) => {
    expect(solvedOf(sliders, solve)).toBeLessThanOrEqual(sliders.length / 10);
  });

  it('AUTH-3 would solve at least nine of ten of a piece that was cut out of its background', () => {
    expect(Math.max(...Object.values(PIXEL_SOLVERS).map((solve) => solvedOf(gaps, solve)))).toBeGreaterThanOrEqual(gaps.length * 0.9);
  });
});

it('AUTH-3 a slider belongs right of where it starts, wholly within the picture, and no two are alike', () => {
  const drawn = Array.from({ length: 20 }, () => drawSlider());
  for (const { solution, top, width, height, pieceSize } of drawn) {
    expect(solution).toBeGreaterThan(pieceSize);
    expect(solution).toBeLessThanOrEqual(width - pieceSize);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(height - pieceSize);
  }
  expect(new Set(drawn.map(({ background }) => background)).size).toBe(drawn.length);
});
