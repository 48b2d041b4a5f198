import { valueText } from '@hall/contract/wire/coded';
import { type Entity, termOf } from '@hall/contract/wire/entity';
import type { Change, SignedInCall } from './call.ts';

/** What the log tells of as changed without saying from what to what. */
const HIDDEN = /password|secret|token|photo/i;
const MASK = '******';

/** Tells the operation log what a call changed of a thing, in the words of its description: the fields given whose values differ. */
export function noteChange<T>({ noted }: SignedInCall, described: Entity<T>, before: Partial<T>, after: Partial<T>): void {
  const names = (Object.keys(after) as (keyof T & string)[]).filter((name) => HIDDEN.test(name) || before[name] !== after[name]);
  noted.changes = [...(noted.changes ?? []), ...names.map((name) => changeOf(described, name, before[name], after[name]))];
}

function changeOf<T, K extends keyof T & string>(described: Entity<T>, name: K, before: T[K] | undefined, after: T[K] | undefined): Change {
  const text = (value: T[K] | undefined, language: 'zh' | 'en') =>
    HIDDEN.test(name) ? MASK : valueText<Partial<T>, K>(described as unknown as Entity<Partial<T>>, name, value, language);
  return {
    field: termOf(described, name, 'zh'),
    fieldEn: termOf(described, name, 'en'),
    before: text(before, 'zh'),
    beforeEn: text(before, 'en'),
    after: text(after, 'zh'),
    afterEn: text(after, 'en'),
  };
}
