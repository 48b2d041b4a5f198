import { defineTexts } from '../../../shared/i18n/texts.ts';
import { glanceEn } from '../locales/glance-en.ts';
import { glanceZh } from '../locales/glance-zh.ts';

export const useGlanceTexts = defineTexts('authorizations-glance', glanceZh, glanceEn);
