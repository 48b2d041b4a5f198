import { defineTexts } from '../../../shared/i18n/texts.ts';
import { specialEn } from '../locales/special-en.ts';
import { specialZh } from '../locales/special-zh.ts';

export const useSpecialTexts = defineTexts('authorizations-special', specialZh, specialEn);
