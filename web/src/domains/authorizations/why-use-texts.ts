import { defineTexts } from '../../shared/i18n/texts.ts';
import { whyUseEn } from './locales/why-use-en.ts';
import { whyUseZh } from './locales/why-use-zh.ts';

/** Texts of why somebody can use a project, or cannot. */
export const useWhyUseTexts = defineTexts('authorizations-why-use', whyUseZh, whyUseEn);
