import { sheetCodeIn } from '@hall/contract/rules/sheet-code';

/** What was found in a picture: a code, or why there is none. */
export type Scanned = { readonly code: string } | { readonly fault: 'unreadable' | 'noCode' | 'otherCode' };

/** Longest sides of the picture as it is looked through, in px: the small one does for most and takes a fraction of the time. */
const SIDES = [1400, 2800];

/** The picture, no larger than that. */
function pixelsOf(picture: ImageBitmap, side: number): ImageData {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser has no canvas');
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

async function qrTextIn(picture: ImageBitmap): Promise<string | undefined> {
  const { default: jsQR } = await import('jsqr');
  for (const side of SIDES) {
    const { data, width, height } = pixelsOf(picture, side);
    const found = jsQR(data, width, height);
    if (found) return found.data;
    if (Math.max(picture.width, picture.height) <= side) return undefined;
  }
  return undefined;
}

/** Looks for the QR code of a sheet in a picture; it stays in the browser. Of an address in the code, only the verification code is taken. */
export async function scanPicture(file: Blob): Promise<Scanned> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { fault: 'unreadable' };
  const text = await qrTextIn(picture);
  picture.close();
  if (text === undefined) return { fault: 'noCode' };
  const code = sheetCodeIn(text);
  return code ? { code } : { fault: 'otherCode' };
}
