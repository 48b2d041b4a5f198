import { defineTexts } from '../../shared/i18n/texts.ts';
import { sourcesEn } from './locales/sources-en.ts';
import { sourcesZh } from './locales/sources-zh.ts';

/** Texts of the push settings, which load when they are opened. */
export const useSourcesTexts = defineTexts('todos-sources', sourcesZh, sourcesEn);
