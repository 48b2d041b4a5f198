import { expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, photoFault } from './photo.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytes = (start: readonly number[], length = 100): Uint8Array => {
  const all = new Uint8Array(length);
  all.set(start.slice(0, length));
  return all;
};
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ['a PNG picture', bytes(PNG), undefined],
  ['a JPG picture', bytes([0xff, 0xd8, 0xff, 0xe0]), undefined],
  ['a JPG picture of a camera', bytes([0xff, 0xd8, 0xff, 0xe1]), undefined],
  ['a picture of just 2 MB', bytes(PNG, PHOTO_MAX_BYTES), undefined],
  ['a picture of one byte more', bytes(PNG, PHOTO_MAX_BYTES + 1), 'photo-size'],
  ['a GIF picture', bytes(ascii('GIF89a')), 'photo-type'],
  ['a WebP picture', bytes(ascii('RIFF0000WEBP')), 'photo-type'],
  ['an SVG picture', bytes(ascii('<svg xmlns="http://www.w3.org/2000/svg">')), 'photo-type'],
  ['a page', bytes(ascii('<!doctype html><script>')), 'photo-type'],
  ['a programme', bytes(ascii('MZ')), 'photo-type'],
  ['half of the first bytes of PNG', bytes([0x89, 0x50, 0x4e, 0x47], 4), 'photo-type'],
  ['PNG behind a page', bytes([...ascii('<html>'), ...PNG]), 'photo-type'],
  ['nothing', bytes([], 0), 'photo-type'],
])('ACCT-2 %s', (_, content, fault) => expect(photoFault(content)).toBe(fault));
