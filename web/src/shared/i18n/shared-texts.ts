import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';
import { defineTexts } from './texts.ts';

export const useSharedTexts = defineTexts('shared', zh, en);
