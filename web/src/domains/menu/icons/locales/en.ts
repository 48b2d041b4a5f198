import type { zh } from './zh.ts';

export const en: typeof zh = {
  'account-book': 'Account book',
  apartment: 'Organisation',
  appstore: 'Applications',
  audit: 'Audit',
  bank: 'Bank',
  bell: 'Bell',
  'check-square': 'Check mark',
  dollar: 'Money',
  download: 'Download',
  'file-text': 'Document',
  home: 'Home',
  laptop: 'Laptop',
  notification: 'Notice',
  'pay-circle': 'Payment',
  profile: 'List',
  setting: 'Settings',
  team: 'Team',
  user: 'Person',
  wallet: 'Wallet',
};
