import type { zh } from './zh.ts';

export const en = {
  retry: 'Try again',
  dismiss: 'Dismiss',
  language: 'Language',
  loading: 'Loading…',
  home: 'Go to the home page',
  failedToLoad: 'This could not be loaded',
  cancel: 'Cancel',
  confirm: 'OK',
  maximise: 'Maximise',
  restore: 'Restore',
  close: 'Close',
  version: 'Version {{version}}',
  errorTitle: 'Something went wrong on this page',
  errorHint: 'This page cannot be shown at the moment. The others are not affected.',
  notFoundTitle: 'Page not found',
  notFoundHint: 'The address may be wrong, or the page has been removed.',
  noPermissionTitle: 'No permission',
  noPermissionHint: 'Your roles do not include this page. Ask a system administrator if you need it.',
} as const satisfies Record<keyof typeof zh, string>;
