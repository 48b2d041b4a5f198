import type { onlineZh } from './online-zh.ts';

export const onlineEn = {
  end: 'End session',
  endSelected: 'End selected sessions',
  present: 'Present session',
  presentStays: 'Your present session cannot be ended here; sign out instead',
  ask: 'End the session of {{name}} on {{browser}}? They have to sign in again, and lose what they have not saved.',
  askSelected: 'End the selected sessions ({{count}})? The people have to sign in again, and lose what they have not saved.',
  ended: 'Sessions ended: {{count}}',
} as const satisfies Record<keyof typeof onlineZh, string>;
