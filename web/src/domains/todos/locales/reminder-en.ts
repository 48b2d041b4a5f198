import type { reminderZh } from './reminder-zh.ts';

export const reminderEn = {
  reminders: 'Reminders',
  waits: '{{name}}: {{count}} still to do',
  go: 'Go there',
  goWhich: 'Go there: {{name}}',
  dismissWhich: 'Dismiss the reminder of {{name}}',
} as const satisfies Record<keyof typeof reminderZh, string>;
