import type * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import type { Entity } from '../wire/entity.ts';

type Schema = z.core.$ZodType;
type Calls = Readonly<Record<string, Endpoint>>;
export type Api = Readonly<Record<string, Calls>>;

/** What modules of the contract export, by their names. */
export type Module = Readonly<Record<string, unknown>>;

const isEntity = (value: unknown): value is Entity<unknown> =>
  typeof value === 'object' && value !== null && 'fields' in value && '_zod' in value;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The schemas of the parts of a call. */
const PARTS = { request: 'Request', data: 'Answer', stream: 'Event' } as const;

/**
 * The name under which the document has each schema: what the contract calls an entity, and what its first call and the part of it are
 * called where the entity has no name of its own, or another one has the same.
 */
export function placesOf(api: Api, modules: readonly Module[]): ReadonlyMap<Schema, string> {
  const places = new Map<Schema, string>();
  const taken = new Set<string>();
  const give = (schema: Schema, name: string) => {
    if (places.has(schema) || taken.has(name)) return;
    places.set(schema, name);
    taken.add(name);
  };
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) if (isEntity(value)) give(value, name);
  for (const [domain, calls] of Object.entries(api))
    for (const [name, call] of Object.entries(calls))
      for (const [part, word] of Object.entries(PARTS)) {
        const schema = call[part as keyof typeof PARTS] as Schema | undefined;
        if (schema) give(schema, capital(domain) + capital(name) + word);
      }
  return places;
}
