/** Width and height of a picture, in px. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** JPG segments that begin a frame and tell its size; C4, C8 and CC are other things. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a PNG or JPG picture by its header; `undefined` when that makes no sense. */
export function pictureSize(content: Buffer, type: 'image/png' | 'image/jpeg'): PictureSize | undefined {
  const size = type === 'image/png' ? pngSize(content) : jpegSize(content);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function pngSize(content: Buffer): PictureSize | undefined {
  if (content.length < 24 || content.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function jpegSize(content: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (isFrame(marker)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}
