import { defineTexts } from '../../../shared/i18n/texts.ts';
import { authorityEn } from '../locales/authority-en.ts';
import { authorityZh } from '../locales/authority-zh.ts';

/** Texts of who may use a project. */
export const useAuthorityTexts = defineTexts('authorizations-authority', authorityZh, authorityEn);
