import { defineTexts } from '../../shared/i18n/texts.ts';
import { givingEn } from './locales/giving-en.ts';
import { givingZh } from './locales/giving-zh.ts';

export const useGivingTexts = defineTexts('signatures-giving', givingZh, givingEn);
