import { defineTexts } from '../../shared/i18n/texts.ts';
import { en } from './locales/entries-en.ts';
import { zh } from './locales/entries-zh.ts';

export const useEntriesTexts = defineTexts('menu-entries', zh, en);
