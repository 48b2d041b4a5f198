import { defineTexts } from '../../../shared/i18n/texts.ts';
import { changingEn } from '../locales/changing-en.ts';
import { changingZh } from '../locales/changing-zh.ts';

/** Texts of changes of grants, and of the notices of them. */
export const useChangingTexts = defineTexts('authorizations-changing', changingZh, changingEn);
