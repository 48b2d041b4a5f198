import { defineTexts } from '../../shared/i18n/texts.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

export const useTexts = defineTexts('signatures', zh, en);
