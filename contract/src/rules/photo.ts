type PhotoFault = 'photo-type' | 'photo-size';

/** Largest photo, in bytes (ACCT-2). */
export const PHOTO_MAX_BYTES = 2 * 1024 * 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** What a picture is by its first bytes, whatever its name says. */
export function photoType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  if (begins(bytes, PNG)) return 'image/png';
  return begins(bytes, JPEG) ? 'image/jpeg' : undefined;
}

/** What is wrong with a file as a photo: it is JPG or PNG by its content, and of at most 2 MB. */
export function photoFault(bytes: Uint8Array): PhotoFault | undefined {
  if (!photoType(bytes)) return 'photo-type';
  return bytes.length > PHOTO_MAX_BYTES ? 'photo-size' : undefined;
}
