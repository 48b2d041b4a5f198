// One by one: the library as a whole is four times as much, for kinds of codes that nobody prints here.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';

export interface Pixels {
  /** How light each is, 0 to 255. */
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Longest sides of the picture as it is looked through, in px: the small one does for most and takes a fraction of the time. */
const SIDES = [1200, 2400];
const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** What a bar code says, lying or on its head; nothing where there is none, and where what there is has no sound check sum. */
export function textInPixels({ pixels, width, height }: Pixels): string | undefined {
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
    return new Code128Reader().decode(bitmap, HINTS).getText();
  } catch {
    return undefined;
  }
}

/** The picture, no larger than that, upright or turned by a quarter. */
function pixelsOf(picture: ImageBitmap, side: number, turned: boolean): Pixels {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [long, short] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = turned ? [short, long] : [long, short];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser has no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (turned) pen.setTransform(0, 1, -1, 0, short, 0);
  pen.drawImage(picture, 0, 0, long, short);
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const light = (at: number) => ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  return { pixels: Uint8ClampedArray.from({ length: width * height }, (_, index) => light(index * 4)), width, height };
}

/**
 * What the bar codes in a picture say, which stays in the browser: the first that is wanted, else any. Nothing where there is none.
 * @throws where the picture cannot be read
 */
export async function textInPicture(file: Blob, isWanted: (text: string) => boolean): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  const longest = Math.max(picture.width, picture.height);
  const sides = SIDES.filter((side, index) => index === 0 || longest > (SIDES[index - 1] ?? side));
  const views = sides.flatMap((side) => [false, true].map((turned) => [side, turned] as const));
  let other: string | undefined;
  for (const [side, turned] of views) {
    const text = textInPixels(pixelsOf(picture, side, turned));
    if (text !== undefined && isWanted(text)) return text;
    other ??= text;
  }
  return other;
}
