import { defineTexts } from '../../shared/i18n/texts.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

export type TextKey = keyof typeof zh;

export const useTexts = defineTexts('account', zh, en);
