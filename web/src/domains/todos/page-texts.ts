import { defineTexts } from '../../shared/i18n/texts.ts';
import { pageEn } from './locales/page-en.ts';
import { pageZh } from './locales/page-zh.ts';

/** Texts of the page of pending items, which loads when it is opened. */
export const usePageTexts = defineTexts('todos-page', pageZh, pageEn);
