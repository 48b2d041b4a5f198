import { defineTexts } from '../../shared/i18n/texts.ts';
import { approvalsEn } from './locales/approvals-en.ts';
import { approvalsZh } from './locales/approvals-zh.ts';

export const useApprovalsTexts = defineTexts('applications-approvals', approvalsZh, approvalsEn);
