import { defineTexts } from '../../shared/i18n/texts.ts';
import { wayEn } from './locales/way-en.ts';
import { wayZh } from './locales/way-zh.ts';

export const useWayTexts = defineTexts('applications-way', wayZh, wayEn);
