import type { zh } from './zh.ts';

export const en = {
  download: 'Download',
  cancel: 'Cancel export',
  remove: 'Delete',
  confirmRemove: 'Delete “{{title}}”? To have it again you would export it anew.',
  confirmCancel: 'Cancel the export of “{{title}}”?',
  notReady: 'The file is not ready yet',
  over: 'There is no file to download',
} as const satisfies Record<keyof typeof zh, string>;
