import * as z from 'zod/mini';
import type { Bilingual } from '../bilingual.ts';

const inLanguages = z
  .strictObject({ zh: z.optional(z.string()), en: z.optional(z.string()) })
  .check(z.refine(({ zh, en }) => zh !== undefined || en !== undefined));

/**
 * What something is called: one text, or `{zh, en}`, of which a language that is missing says what the other does. Given back as a text
 * where both languages say the same.
 */
export const Label = z.codec(z.union([z.string(), inLanguages]), z.custom<Bilingual>(), {
  decode: (label): Bilingual => {
    const { zh = '', en = '' } = typeof label === 'string' ? { zh: label } : label;
    return { zh: zh || en, en: en || zh };
  },
  encode: ({ zh, en }) => (zh === en ? zh : { zh, en }),
});
