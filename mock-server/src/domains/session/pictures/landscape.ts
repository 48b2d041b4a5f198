import type { Colour } from './canvas.ts';
import { between, type Random } from './random.ts';

const WAVES = 4;
const MIDDLE = 150;

/** The tones of a picture, channel by channel and row by row: a colour for each pixel takes longer to make than to reckon. */
export interface Tones {
  readonly width: number;
  readonly channels: readonly [red: Float32Array, green: Float32Array, blue: Float32Array];
}

/** Soft coloured waves, different each time. */
export function landscape(random: Random, width: number, height: number): Tones {
  const channel = () => {
    const tones = new Float32Array(width * height).fill(MIDDLE);
    for (let count = 0; count < WAVES; count++) addWave(random, tones, width);
    return tones;
  };
  return { width, channels: [channel(), channel(), channel()] };
}

/** The sine of a sum is reckoned from those of its parts: there are far fewer columns and rows than pixels. */
function addWave(random: Random, tones: Float32Array, width: number): void {
  const [across, down] = [between(random, 0.01, 0.06), between(random, -0.06, 0.06)];
  const [phase, depth] = [between(random, 0, 6), between(random, 8, 18)];
  const sines = Float32Array.from({ length: width }, (_, x) => depth * Math.sin(x * across));
  const cosines = Float32Array.from({ length: width }, (_, x) => depth * Math.cos(x * across));
  for (let start = 0, y = 0; start < tones.length; start += width, y++) {
    const [sine, cosine] = [Math.sin(y * down + phase), Math.cos(y * down + phase)];
    for (let x = 0; x < width; x++) tones[start + x] = (tones[start + x] ?? 0) + (sines[x] ?? 0) * cosine + (cosines[x] ?? 0) * sine;
  }
}

/** Colours one pixel. */
export function setTone({ width, channels }: Tones, x: number, y: number, [red, green, blue]: Colour): void {
  const at = y * width + x;
  channels[0][at] = red;
  channels[1][at] = green;
  channels[2][at] = blue;
}
