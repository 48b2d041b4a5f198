import i18next from 'i18next';
import type { Language } from './language.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';
import { defineTexts, type TextValues } from './texts.ts';

export const useSharedTexts = defineTexts('shared', zh, en);

/** As `t` of {@link useSharedTexts}, outside components. */
export const sharedText = (language: Language, key: keyof typeof zh, values: TextValues): string =>
  i18next.getFixedT(language, 'shared')(key, { ...values });
