import { defineTexts } from '../../../shared/i18n/texts.ts';
import { departmentEn } from '../locales/department-en.ts';
import { departmentZh } from '../locales/department-zh.ts';

export const useDepartmentTexts = defineTexts('authorizations-department', departmentZh, departmentEn);
