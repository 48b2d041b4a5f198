export const reminderZh = {
  reminders: '待办提醒',
  waits: '{{name}} 还有{{count}}项未处理！',
  go: '去处理',
  goWhich: '去处理：{{name}}',
  dismissWhich: '关闭提醒：{{name}}',
} as const;
