import { defineTexts } from '../i18n/texts.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** Texts of files that belong to something. */
export const useFilesTexts = defineTexts('files', zh, en);
