import { defineTexts } from '../../shared/i18n/texts.ts';
import { decidingEn } from './locales/deciding-en.ts';
import { decidingZh } from './locales/deciding-zh.ts';

export const useDecidingTexts = defineTexts('applications-deciding', decidingZh, decidingEn);
