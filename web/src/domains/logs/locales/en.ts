import type { zh } from './zh.ts';

export const en = {
  details: 'Operation',
  at: 'Time',
  staffNumber: 'Staff no.',
  person: 'Name',
  module: 'Module',
  action: 'Action',
  kind: 'Kind',
  read: 'Read',
  change: 'Change',
  target: 'Target',
  result: 'Result',
  duration: 'Duration',
  milliseconds: '{{count}} ms',
  address: 'Address',
  browser: 'Browser',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  noChanges: 'No field was changed.',
} as const satisfies Record<keyof typeof zh, string>;
