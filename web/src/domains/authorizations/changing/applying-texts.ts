import { defineTexts } from '../../../shared/i18n/texts.ts';
import { applyingEn } from '../locales/applying-en.ts';
import { applyingZh } from '../locales/applying-zh.ts';

/** Texts of applying for changes of grants that one holds. */
export const useApplyingTexts = defineTexts('authorizations-applying', applyingZh, applyingEn);
