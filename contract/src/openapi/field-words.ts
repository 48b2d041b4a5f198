import type * as z from 'zod/mini';
import { optionsOf } from '../wire/coded.ts';
import type { Field } from '../wire/entity.ts';

const bare = (label: string, value: string): string => (label.startsWith(`${value} `) ? label.slice(value.length + 1) : label);

/** The values of a code with their labels, which may begin with the value; a bare yes or no needs none. */
export const valuesOf = (schema: z.core.$ZodType): string[] =>
  optionsOf(schema)
    .filter(({ en }) => en !== 'Yes' && en !== 'No')
    .map(({ value, zh, en }) => [value || 'empty', ...new Set([bare(zh, value), bare(en, value)])].join(' '));

/** What a document says of a field's values beside its type. */
export const noteOf = (labels: readonly string[], note?: string): string => [labels.join(', '), note].filter(Boolean).join('; ');

/** What a document says of a field: its terms in both languages, its values and its note. */
export const meaningOf = ([, schema, zh, en, note]: Field): string =>
  [`${en} (${zh})`, noteOf(valuesOf(schema), note)].filter(Boolean).join('; ');
