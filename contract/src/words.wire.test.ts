import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allEndpoints } from './api.ts';
import { coreOf, optionsOf } from './wire/coded.ts';
import type { Field, FieldTable } from './wire/entity.ts';

type Schema = z.core.$ZodType;

/** Every field that a schema describes, entities in it too; each entity once. */
function fieldsOf(schema: Schema | undefined, seen: Set<Schema>): Field[] {
  if (!schema || seen.has(schema)) return [];
  seen.add(schema);
  const { element, getter, innerType } = schema._zod.def as { element?: Schema; getter?: () => Schema; innerType?: Schema };
  const own = 'fields' in schema ? Object.values(schema.fields as FieldTable) : [];
  return [...own, ...[element, innerType, getter?.(), ...own.map(([, part]) => part)].flatMap((part) => fieldsOf(part, seen))];
}

const fieldsIn = (schemas: readonly (Schema | undefined)[]): Field[] => {
  const seen = new Set<Schema>();
  return schemas.flatMap((schema) => fieldsOf(schema, seen));
};

/** Codes that people never read: how a page is drawn, the name of a habit whose own field has the words, and a mark for signing out. */
const UNREAD = ['headerAlign', 'columnAlign', 'fixedColumn', 'buttonType', 'buttonSize', 'habitId', 'casLogin'];

const all = fieldsIn(allEndpoints.flatMap(({ request, data }) => [request, data]));

it('API-2 every field has a bare term in both languages', () => {
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(([, , zh, en]) => !/[\u4e00-\u9fff]/.test(zh) || !/^[A-Z]/.test(en)).map(([wire]) => wire)).toEqual([]);
  expect(all.filter(([, , ...terms]) => terms.slice(0, 2).some((term) => /[,，:：;；]/.test(term ?? ''))).map(([wire]) => wire)).toEqual(
    [],
  );
});

it('SYS-7 every code that an answer can have is labelled in both languages', () => {
  const coded = fieldsIn(allEndpoints.map(({ data }) => data)).filter(([wire]) => !UNREAD.includes(wire));
  const unlabelled = coded.filter(([, schema]) => {
    const { type, in: wire } = coreOf(schema)._zod.def as { type: string; in?: Schema };
    return (type === 'enum' || wire?._zod.def.type === 'enum') && optionsOf(schema).length === 0;
  });
  expect(unlabelled.map(([wire]) => wire)).toEqual([]);
  const blank = coded.filter(([, schema]) => optionsOf(schema).some(({ zh, en }) => zh === '' || en === ''));
  expect(blank.map(([wire]) => wire)).toEqual([]);
});
