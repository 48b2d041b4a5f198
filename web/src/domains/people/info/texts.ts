import { defineTexts } from '../../../shared/i18n/texts.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** Texts of user info, which load when that is opened. */
export const useTexts = defineTexts('people-info', zh, en);
