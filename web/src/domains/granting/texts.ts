import { defineTexts } from '../../shared/i18n/texts.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** Texts of the fields that say what somebody is to get. */
export const useGrantingTexts = defineTexts('granting', zh, en);
