import type { zh } from './zh.ts';

export const en = {
  filter: 'Filter functions',
  placeholder: 'A name, in English, Chinese or pinyin',
  noneFound: 'No function matches. Try another word.',
  count: '{{count}} functions',
  noCommon: 'No common functions yet. Star one below to have it here.',
  orderHint: 'Drag to put them in order; or press the arrow keys on a handle, or the handle itself for a menu.',
  move: 'Move {{name}}',
  earlier: 'Move forward',
  later: 'Move back',
  first: 'Move to the front',
  last: 'Move to the end',
  moved: '“{{name}}” was moved',
  undo: 'Undo',
} as const satisfies Record<keyof typeof zh, string>;
