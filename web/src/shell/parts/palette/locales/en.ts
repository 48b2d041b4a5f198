import type { zh } from './zh.ts';

export const en = {
  title: 'Command palette',
  box: 'Find functions, pages and actions',
  placeholder: 'A name, in English, Chinese or pinyin',
  tabs: 'Open pages',
  recent: 'Recently used',
  common: 'Common functions',
  actions: 'Actions',
  count: '{{count}} entries',
  noneFound: 'Nothing is called “{{query}}”. Try another word, or pinyin, or look through all functions.',
  allFunctions: 'Open the application center with all functions',
  home: 'Home',
  preferences: 'Preferences',
  language: 'Switch language',
  light: 'Appearance: light',
  dark: 'Appearance: dark',
  system: 'Appearance: as the system',
  fullScreen: 'Full screen',
  exitFullScreen: 'Leave full screen',
  signOut: 'Sign out',
  keys: '↑ ↓ to choose · Enter to open · Esc to close',
} as const satisfies Record<keyof typeof zh, string>;
