/** Sides of the photo that is kept, in px: enough for every place that shows it. */
const SIDE = 320;

/** The part of a picture that was chosen, in its own px. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads a picture. @throws when the browser cannot */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The square as a picture of its own, as a `data:` address of the type it came in. */
export function cutOut(image: HTMLImageElement, { x, y, width, height }: Square, type: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return canvas.toDataURL(type === 'image/png' ? 'image/png' : 'image/jpeg', 0.9);
}
