import type { zh } from './zh.ts';

export const en = {
  attachmentsOf: 'Attachments ({{count}} / {{most}})',
  addFiles: 'Add files',
  dropFiles: 'Or drop them here. PDF, Office, WPS, pictures, text, ZIP; at most 10 MB each.',
  uploading: 'Uploading {{name}}',
  fileWaits: 'not uploaded yet',
  removeFile: 'Remove {{name}}',
  download: 'Download {{name}}',
} as const satisfies Record<keyof typeof zh, string>;
