import type { Bilingual } from '@hall/contract/bilingual';
import { valueText } from '@hall/contract/wire/coded';
import { type Entity, termsOf } from '@hall/contract/wire/entity';
import type { Change, SignedInCall } from './call.ts';

/** What the log tells of as changed without saying from what to what. */
const HIDDEN = /password|secret|token|photo/i;
/** What stands for a text that the log does not tell. */
export const MASK: Bilingual = { zh: '******', en: '******' };

/** Values of some fields, or what people call them where the description has no words for them. */
type Values<T> = { readonly [K in keyof T]?: T[K] | Bilingual | undefined };

/** What differs between two readings of a thing, in the words of its description. */
export function changesBetween<T>(described: Entity<T>, before: Values<NoInfer<T>>, after: Values<NoInfer<T>>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  return names.flatMap((name) => {
    const [from, to] = [textsOf(described, name, before), textsOf(described, name, after)];
    const differs = HIDDEN.test(name) || from.zh !== to.zh || from.en !== to.en;
    return differs ? [changeOf(termsOf(described, name), from, to)] : [];
  });
}

/**
 * Tells the operation log what a call changes of a thing, in the words of its description: the fields given whose texts differ. What
 * has told of a change is a change in the log, whether it comes about or is refused.
 */
export function noteChange<T>({ entry }: SignedInCall, described: Entity<T>, before: Values<NoInfer<T>>, after: Values<NoInfer<T>>): void {
  entry.changes = [...(entry.changes ?? []), ...changesBetween(described, before, after)];
}

function textsOf<T, K extends keyof T & string>(described: Entity<T>, name: K, values: Values<T>): Bilingual {
  if (HIDDEN.test(name)) return MASK;
  const value = values[name];
  if (isBilingual(value)) return value;
  const text = (language: keyof Bilingual) =>
    valueText<Partial<T>, K>(described as unknown as Entity<Partial<T>>, name, value as T[K] | undefined, language);
  return { zh: text('zh'), en: text('en') };
}

const isBilingual = (value: unknown): value is Bilingual => typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

const changeOf = (term: Bilingual, before: Bilingual, after: Bilingual): Change => ({
  field: term.zh,
  fieldEn: term.en,
  before: before.zh,
  beforeEn: before.en,
  after: after.zh,
  afterEn: after.en,
});
