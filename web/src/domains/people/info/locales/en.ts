import type { zh } from './zh.ts';

export const en = {
  title: 'User info',
  particulars: 'Particulars',
  change: 'Change it in the personal center',
  own: 'My info',
  masked: 'Contact details are masked; those who may change them see them in full.',
  never: 'Never signed in',
  notGiven: 'Not given',
  noSignIns: 'No sign-ins',
} as const satisfies Record<keyof typeof zh, string>;
