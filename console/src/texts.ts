import { defineTexts } from '@hall/web/shared/i18n/texts.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** The console's texts in the present language. */
export const useTexts = defineTexts('console', zh, en);

export type { Key } from './locales/zh.ts';
