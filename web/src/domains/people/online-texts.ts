import { defineTexts } from '../../shared/i18n/texts.ts';
import { onlineEn } from './locales/online-en.ts';
import { onlineZh } from './locales/online-zh.ts';

/** Texts of who is online, which load when that is opened. */
export const useOnlineTexts = defineTexts('people-online', onlineZh, onlineEn);
