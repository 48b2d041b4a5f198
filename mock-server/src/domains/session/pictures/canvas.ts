import { PNG } from 'pngjs';

export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture being drawn, pixel by pixel; what lies outside is ignored. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  set(x: number, y: number, colour: Colour): void;
  get(x: number, y: number): Colour;
  /** A `data:` address of the picture as PNG. */
  address(): string;
}

export function createCanvas(width: number, height: number): Canvas {
  const png = new PNG({ width, height });
  const at = (x: number, y: number) => (y * width + x) * 4;
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  return {
    width,
    height,
    set(x, y, [red, green, blue, alpha = 255]) {
      if (inside(x, y)) png.data.set([red, green, blue, alpha], at(x, y));
    },
    get(x, y) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = png.data.subarray(at(x, y), at(x, y) + 4);
      return [red, green, blue, alpha];
    },
    address: () => `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`,
  };
}

/** Colours every pixel. */
export function fill(canvas: Canvas, colourAt: (x: number, y: number) => Colour): void {
  for (let y = 0; y < canvas.height; y++) for (let x = 0; x < canvas.width; x++) canvas.set(x, y, colourAt(x, y));
}
