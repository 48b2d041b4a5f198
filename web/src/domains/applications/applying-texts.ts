import { defineTexts } from '../../shared/i18n/texts.ts';
import { applyingEn } from './locales/applying-en.ts';
import { applyingZh } from './locales/applying-zh.ts';

export const useApplyingTexts = defineTexts('applications-applying', applyingZh, applyingEn);
