import { allEndpoints } from '@hall/contract/api';
import { verificationCode } from '@hall/contract/wire/checked-texts';
import { defOf, fieldsOf } from '@hall/contract/wire/sample';
import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** Fields of our own names that let somebody in, or say of somebody what is nobody's business. */
const SECRET = /(password|token|ticket|secret|proof|nonce|serial|idNumber|cardNumber)$/i;

/** What an envelope has as well, so that it cannot be told from one. */
const NEVER = 'code';

const MASK = '"••••"';

/** The names on the wire of all fields that are secrets. */
function secretNames(): ReadonlySet<string> {
  const [names, seen] = [new Set<string>(), new Set<Schema>()];
  const look = (schema: Schema | undefined): void => {
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    for (const [name, [wire, part]] of Object.entries(fieldsOf(schema) ?? {})) {
      if (SECRET.test(name) || isCode(part)) names.add(wire);
      look(part);
    }
    const { element, innerType, valueType, getter, options = [] } = defOf(schema);
    for (const inner of [element, innerType, valueType, getter?.(), ...options]) look(inner);
  };
  for (const { request, data } of allEndpoints) for (const schema of [request, data]) look(schema as Schema | undefined);
  names.delete(NEVER);
  return names;
}

/** Whether it is a code that was sent to somebody, or may be one. */
const isCode = (schema: Schema): boolean => schema === verificationCode || defOf(schema).innerType === verificationCode;

/** What somebody calls them who does not know the wire yet. */
const CALLED = '[\\w-]*(?:pass(?:word|wd)?|pwd|token|ticket|secret|authorization|cookie|api[-_]?key)';

/** The names of the wire and those, each also as that of a list in a query. */
const NAMES = `(?:${[...secretNames(), CALLED].join('|')})(?:\\[\\])?`;

const NAME = new RegExp(`^(?:${NAMES})$`, 'i');

/** A field of JSON, whole or cut off; in text within JSON the quotes are escaped. */
const FIELD = new RegExp(`"(${NAMES})":(?:"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)|-?\\d[\\d.eE+-]*)`, 'gi');

/** The same in an address. */
const IN_ADDRESS = new RegExp(`([?&#](?:${NAMES})=)[^&"#\\s]+`, 'gi');

/** An answer that is nothing but a text is a credential or a file, unless it is an address. */
const BARE = /^(\{"code":[^,]*,"message":"[^"]*","data":)"(?!\/|https?:)[^"]*"?/;

/** What is remembered of a part of a body: of a secret that came as a list or an object, nothing that {@link masked} would overlook. */
export const withoutNested = (name: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && NAME.test(name) ? '••••' : part;

/** JSON as it may be shown: without passwords, tokens, codes and the like. */
export const masked = (json: string): string =>
  json
    .replace(FIELD, (_, name: string) => `"${name}":${MASK}`)
    .replace(IN_ADDRESS, '$1••••')
    .replace(BARE, `$1${MASK}`);
