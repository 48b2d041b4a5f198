import { defineTexts } from '../../shared/i18n/texts.ts';
import { reminderEn } from './locales/reminder-en.ts';
import { reminderZh } from './locales/reminder-zh.ts';

/** Texts of the reminders, which load once the shell is there. */
export const useReminderTexts = defineTexts('todos-reminders', reminderZh, reminderEn);
