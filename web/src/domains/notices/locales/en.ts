import type { zh } from './zh.ts';

export const en = {
  notices: 'Notices',
  allNotices: 'All notices',
  none: 'There are no notices.',
  unread: 'Unread',
  read: 'Read',
  download: 'Download {{name}}',
  notFound: 'This notice does not exist, or is not meant for you.',
  order: 'Unread first; among unread and read ones, the pinned, then the newest.',
  unreadOnly: 'Unread only',
  onward: 'Previous and next notice',
  previous: 'Previous',
  previousKeys: 'Previous notice (K or ←)',
  next: 'Next',
  nextKeys: 'Next notice (J or →)',
  place: 'Notice {{number}} of {{total}}',
  readAll: 'Mark all as read',
  askReadAll: 'Mark all unread notices as read? There are {{count}}.',
  allMarked: 'Marked as read: {{count}}',
  allAreRead: 'Every notice is read',
  latest: 'Latest notices',
} as const satisfies Record<keyof typeof zh, string>;
