import { defineTexts } from '../../../shared/i18n/texts.ts';
import { removalEn } from '../locales/removal-en.ts';
import { removalZh } from '../locales/removal-zh.ts';

/** Texts of the page that removes several grants. */
export const useRemovalTexts = defineTexts('authorizations-removal', removalZh, removalEn);
