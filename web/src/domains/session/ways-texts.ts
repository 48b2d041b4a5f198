import { defineTexts } from '../../shared/i18n/texts.ts';
import { waysEn } from './locales/ways-en.ts';
import { waysZh } from './locales/ways-zh.ts';

/** Texts of what loads when it is asked for. */
export const useWaysTexts = defineTexts('session-ways', waysZh, waysEn);
