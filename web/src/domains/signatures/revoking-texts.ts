import { defineTexts } from '../../shared/i18n/texts.ts';
import { revokingEn } from './locales/revoking-en.ts';
import { revokingZh } from './locales/revoking-zh.ts';

export const useRevokingTexts = defineTexts<keyof typeof revokingZh>('signatures-revoking', revokingZh, revokingEn);
