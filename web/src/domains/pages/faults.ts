import { type BrokenRule, brokenRule } from '@hall/contract/wire/broken-rule';
import type { Entity, Field } from '@hall/contract/wire/entity';

/** What is wrong with a field of what is arranged; nothing where it can be sent. */
export function faultOf<T>({ fields }: Entity<T>, name: keyof T & string, value: unknown): BrokenRule | undefined {
  const [, schema] = fields[name] as Field;
  const meant = typeof value === 'string' ? value.trim() : value;
  return brokenRule(schema, meant);
}

/** Whether nothing is wrong with any field of it. */
export const isSound = <T extends object>(entity: Entity<T>, setup: T): boolean =>
  (Object.keys(setup) as (keyof T & string)[]).every((name) => name in entity.fields && !faultOf(entity, name, setup[name]));
