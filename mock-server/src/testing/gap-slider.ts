import { createCanvas, fill } from '../domains/session/pictures/canvas.ts';
import type { DrawnSlider } from '../domains/session/pictures/slider.ts';

const [width, height, pieceSize] = [300, 150, 46];

/** A piece that was cut out of its background, where it left a dark gap: a puzzle that pixels give away. */
export function drawGapSlider(random: () => number): DrawnSlider {
  const between = (least: number, most: number) => Math.floor(least + random() * (most - least));
  const [solution, top] = [between(pieceSize + 20, width - pieceSize - 4), between(4, height - pieceSize - 4)];
  const [background, piece] = [createCanvas(width, height), createCanvas(pieceSize, pieceSize)];
  const waves = Array.from({ length: 3 }, () => [0.02 + random() * 0.04, random() * 0.06, random() * 6] as const);
  fill(background, (x, y) => {
    const [red = 0, green = 0, blue = 0] = waves.map(
      ([across, down, phase]) => 150 + 80 * Math.sin(x * across + y * down + phase) + between(-4, 4),
    );
    return [red, green, blue];
  });
  fill(piece, (x, y) => {
    const [red, green, blue] = background.get(solution + x, top + y);
    background.set(solution + x, top + y, [red * 0.45, green * 0.45, blue * 0.45]);
    return [red, green, blue];
  });
  return { solution, top, background: background.address(), piece: piece.address(), width, height, pieceSize };
}
