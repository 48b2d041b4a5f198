import type { zh } from './zh.ts';

export const en = {
  notices: 'Notices',
  allNotices: 'All notices',
  none: 'There are no notices.',
  unread: 'Unread',
  read: 'Read',
  download: 'Download {{name}}',
  notFound: 'This notice does not exist, or is not meant for you.',
} as const satisfies Record<keyof typeof zh, string>;
