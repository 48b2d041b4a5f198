import { defineTexts } from '../../shared/i18n/texts.ts';
import { togetherEn } from './locales/together-en.ts';
import { togetherZh } from './locales/together-zh.ts';

export const useTogetherTexts = defineTexts<keyof typeof togetherZh>('applications-together', togetherZh, togetherEn);
