import type { zh } from './zh.ts';

export const en = {
  intro:
    'Type the verification code of a printout or an exported file, or take a picture of its QR code, to see what it held when it was made.',
  example: 'For example 7K2M-P0QD-41XA',
  scannerHint:
    'Upper or lower case, with or without hyphens. A hand-held scanner can read the QR code into the field, and pictures can be pasted.',
  verify: 'Verify',
  scan: 'Take or choose a picture',
  scanning: 'Reading the picture…',
  genuine: 'Genuine',
  genuineHelp:
    'This code was issued here. Compare what follows with the paper or the file, item by item: where anything differs, it has been altered.',
  unknown: 'No sheet has this code',
  unknownHelp:
    'Check first that it was typed as it is printed. If it was, the sheet was not made here, or its code is older than codes are kept: do not rely on it, but ask who showed it, or have it made again.',
  malformedHelp: 'The code in the address is not complete. Type it as it is printed.',
  another: 'Verify another',
  unreadable: 'This picture cannot be read. Use a JPG or PNG picture.',
  noCode: 'There is no QR code in the picture. Hold the camera close to the one at the top right, in focus and without reflections.',
  otherCode: 'The QR code in the picture is no verification code.',
} as const satisfies Record<keyof typeof zh, string>;
