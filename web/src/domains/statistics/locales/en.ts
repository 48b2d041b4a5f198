import type { zh } from './zh.ts';

export const en = {
  intro:
    'Projects that you lead, grants that you gave and departments that you may look into, up to this month. What was given on counts by itself.',
  measure: 'Measure',
  none: 'Nothing in this period.',
  said: '{{name}}\n{{count}} · CNY {{amount}}',
  summary: '{{section}}: {{count}} in all, CNY {{amount}}; most: {{most}}.',
} as const satisfies Record<keyof typeof zh, string>;
