import { contractModules, load } from './wire-fields.mjs';

const { TEXT_FORMS } = await load('openapi/text-forms.js');
const { meaningOf } = await load('openapi/field-words.js');

/** Whether a value may be left out. */
export const isOptional = ({ _zod: { def } }) => def.type === 'optional' || def.type === 'default';
const limitOf = (schema, name, part) => schema._zod.def.checks?.find(({ _zod }) => _zod.def.check === name)?._zod.def[part];

function limitsOf(least, most) {
  if (most === undefined) return least ? ` from ${least}` : '';
  return least === undefined ? ` up to ${most}` : least === most ? ` of ${most}` : ` ${least}–${most}`;
}

const lengthOf = (schema) => limitsOf(limitOf(schema, 'min_length', 'minimum'), limitOf(schema, 'max_length', 'maximum'));
const rangeOf = (schema) => limitsOf(limitOf(schema, 'greater_than', 'value'), limitOf(schema, 'less_than', 'value'));

/** Names the types of the contract's schemas as they travel, and gathers the shapes that have a name of their own. */
export async function typesOf() {
  const modules = await contractModules();
  const named = new Map(
    modules.flatMap((module) => Object.entries(module)).flatMap(([name, schema]) => (schema?.fields ? [[schema, name]] : [])),
  );
  const asked = new Set();

  const listText = (schema, def) => {
    const many = limitsOf(limitOf(schema, 'min_length', 'minimum'), limitOf(schema, 'max_length', 'maximum'));
    return `list${many} of ${textOf(def.element)}`;
  };
  const shapeText = (schema) => {
    if (named.has(schema)) {
      asked.add(schema);
      return `[${named.get(schema)}](#${named.get(schema).toLowerCase()})`;
    }
    const parts = Object.values(schema.fields).map(([wire, part]) => `\`${wire}\`${isOptional(part) ? '?' : ''}: ${textOf(part)}`);
    return `{ ${parts.join('; ')} }`;
  };
  const textOf = (schema) => {
    if (TEXT_FORMS.has(schema)) return TEXT_FORMS.get(schema).en;
    if (schema.fields) return shapeText(schema);
    const { def } = schema._zod;
    switch (def.type) {
      case 'string':
        return `text${lengthOf(schema)}`;
      case 'number':
        return `${def.format || def.checks?.length ? 'whole number' : 'number'}${rangeOf(schema)}`;
      case 'boolean':
        return 'boolean';
      case 'literal':
        return def.values.map((value) => `the number \`${value}\``).join(' or ');
      case 'enum':
        return Object.values(def.entries)
          .map((value) => (value === '' ? 'empty' : `\`${value}\``))
          .join(', ');
      case 'array':
        return listText(schema, def);
      case 'union':
        return [...new Set(def.options.map(textOf))].join(', or ');
      case 'record':
        return 'object of texts by id';
      case 'lazy':
        return textOf(def.getter());
      case 'pipe':
        return textOf(def.in);
      default:
        return textOf(def.innerType);
    }
  };

  const innerOf = ({ _zod: { def } }) => def.innerType ?? def.element ?? def.getter?.();
  const isList = (schema) =>
    schema._zod.def.type === 'array' || (innerOf(schema) !== undefined && !schema.fields && isList(innerOf(schema)));
  const objectIn = (schema) => (schema.fields ? schema : innerOf(schema) && objectIn(innerOf(schema)));

  const fieldRow = (prefix, [wire, schema, ...words]) => ({
    path: prefix + wire,
    type: objectIn(schema) && isList(schema) ? 'list' : textOf(schema),
    required: !isOptional(schema),
    meaning: meaningOf([wire, schema, ...words]),
  });

  /** The fields of a request, those of objects inside it by their paths; what holds more of itself is entered once. */
  const rowsOf = (entity, prefix = '', within = []) =>
    Object.values(entity.fields).flatMap((field) => {
      const inner = objectIn(field[1]);
      const own = fieldRow(prefix, field);
      if (!inner) return [own];
      const path = `${own.path}${isList(field[1]) ? '[]' : ''}.`;
      if (inner === entity || within.includes(inner)) return [{ ...own, type: `list of the same` }];
      return [{ ...own, type: isList(field[1]) ? 'list' : 'object' }, ...rowsOf(inner, path, [...within, entity])];
    });

  const shapes = () => {
    const written = new Map();
    for (let left = [...asked]; left.length; left = [...asked].filter((schema) => !written.has(schema)))
      for (const schema of left)
        written.set(schema, {
          name: named.get(schema),
          fields: Object.values(schema.fields).map((field) => ({ ...fieldRow('', field), type: textOf(field[1]) })),
        });
    return [...written.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  };

  return { textOf, rowsOf, shapes };
}
