import type { zh } from './zh.ts';

export const en: Record<keyof typeof zh, string> = {
  environment: 'Test environment',
  mockControl: 'Test environment: mock control is on, and this server can be told to fail',
  openConsole: 'Open the console',
  closeBanner: 'Close the notice of the test environment',
};
