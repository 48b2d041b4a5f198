import { defineTexts } from '../../shared/i18n/texts.ts';
import { usesEn } from './locales/uses-en.ts';
import { usesZh } from './locales/uses-zh.ts';

/** Texts of the use of grants. */
export const useUsesTexts = defineTexts('authorizations-uses', usesZh, usesEn);
