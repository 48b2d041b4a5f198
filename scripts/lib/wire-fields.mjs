import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const dist = join(root, 'contract', 'dist');
/** A module of the built contract. */
export const load = (file) => import(pathToFileURL(join(dist, file)).href);
const { noteOf, valuesOf } = await load('openapi/field-words.js');

/**
 * Every field that the built contract describes.
 * @returns {Promise<{ wire: string, name: string, zh: string, en: string, note: string, where: string }[]>} `where` is the entity, or the
 * call and its part where the entity has no name of its own
 */
export async function wireFields() {
  const modules = await contractModules();
  const named = modules.flatMap((module) => Object.entries(module).filter(([, value]) => isSchema(value)));
  const calls = Object.values((await load('api.js')).allEndpoints).flatMap(({ method, path, request, data }) => [
    [`${method} ${path}, request`, request],
    [`${method} ${path}, data`, data],
  ]);
  const names = new Map(named.map(([name, schema]) => [schema, name]));
  const seen = new Set();
  return [...named, ...calls].flatMap(([where, schema]) => fieldsOf(schema, where, { names, seen }));
}

/** The system parameters of the contract: id on the wire, domain name, terms, values and units. */
export async function wireParameters() {
  const { PARAMETERS } = await load('parameter-table.js');
  return Object.entries(PARAMETERS).map(([name, { id, zh, en, values = {}, unit, note }]) => {
    const labels = Object.entries(values).map(([value, label]) => [value, ...label].join(' '));
    return { wire: id, name, zh, en, note: noteOf(labels, [unit?.[1], note?.[1]].filter(Boolean).join('; ')) };
  });
}

/** The modules of the built contract that describe calls and entities. */
export const contractModules = () =>
  Promise.all(
    // By source, as what was built of a file that is gone stays behind.
    readdirSync(join(root, 'contract', 'src'))
      .filter((file) => /^[\w-]+\.ts$/.test(file))
      .map((file) => load(file.replace(/ts$/, 'js'))),
  );
const isSchema = (value) => Boolean(value && typeof value === 'object' && '_zod' in value);

function fieldsOf(schema, place, walk) {
  if (!schema || walk.seen.has(schema)) return [];
  walk.seen.add(schema);
  const where = walk.names.get(schema) ?? place;
  const { element, innerType, getter, options = [] } = schema._zod.def;
  const inner = [element, innerType, getter?.(), ...options].flatMap((part) => fieldsOf(part, where, walk));
  const own = Object.entries(schema.fields ?? {}).flatMap(([name, [wire, part, zh, en, note]]) => [
    { wire, name, zh, en, note: noteOf(valuesOf(part), note), where },
    ...fieldsOf(part, where, walk),
  ]);
  return [...own, ...inner];
}
