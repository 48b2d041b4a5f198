import type * as z from 'zod/mini';
import { CODES, type Code } from '../errors.ts';
import type { Endpoint } from '../wire/endpoint.ts';
import { isObject, type Json, type JsonObject, reference } from './json.ts';

/** What every call can answer; 401 only where somebody has to be signed in. */
const OF_EVERY_CALL: readonly Code[] = [401, 403, 404, 500, 999];

/** The codes of failure that a call can answer. */
export const failuresOf = ({ access, codes, success = 200 }: Endpoint): Code[] =>
  [
    ...new Set([...OF_EVERY_CALL.filter((code) => code !== 401 || access !== 'anyone'), ...(access === 'anyone' ? [] : SESSION), ...codes]),
  ].filter((code) => code !== success);

/** What any call of somebody who is signed in can answer, as the installation's serial number or the account are no longer good. */
const SESSION = (Object.keys(CODES) as Code[]).filter((code) => /^ERRCODE_/.test(String(code)));

/** An envelope with these codes and this data. */
const enveloped = (code: JsonObject, data: JsonObject): JsonObject => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code, message: { type: 'string', description: 'Chinese, fit to be shown (中文提示)' }, data },
});

const failure = (codes: readonly Code[]): JsonObject =>
  enveloped({ enum: codes }, codes.includes(202) ? { anyOf: [reference('FailureData'), { type: 'string' }] } : reference('FailureData'));

const NOTHING: JsonObject = { type: 'null', description: 'Nothing (无)' };
const isOptional = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'optional';

function success({ success: code = 200, data }: Endpoint, schemaOf: SchemaOf): JsonObject {
  const held = data && schemaOf(data);
  return enveloped({ const: code }, !held ? NOTHING : isOptional(data) ? { anyOf: [held, { type: 'null' }] } : held);
}

/** The schema of a part of a call, or where it stands. */
export type SchemaOf = (schema: z.core.$ZodType) => JsonObject;

const DISPOSITION: JsonObject = { description: 'The name of the file (文件名)', schema: { type: 'string' } };
const ROWS: JsonObject = { description: 'How many rows the file has (行数)', schema: { type: 'integer' } };

function doneAs(call: Endpoint, schemaOf: SchemaOf): JsonObject {
  const failed: Json = { 'application/json': { schema: failure(failuresOf(call)) } };
  if (call.file)
    return {
      description: 'The file, or an envelope that says why there is none (文件；失败时为统一返回结构)',
      headers: { 'Content-Disposition': DISPOSITION, 'X-Row-Count': ROWS },
      content: { '*/*': { schema: { type: 'string', format: 'binary' } }, ...failed },
    };
  if (call.stream) {
    const events: JsonObject = { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(call.stream) };
    return {
      description:
        'Server-sent events, each with this as its data, or an envelope that says why there are none (事件流；失败时为统一返回结构)',
      content: { 'text/event-stream': { schema: events }, ...failed },
    };
  }
  return {
    description: 'The envelope (统一返回结构)',
    content: { 'application/json': { schema: { oneOf: [success(call, schemaOf), failure(failuresOf(call))] } } },
  };
}

/** What a call can answer, by the status of HTTP. */
export const answersOf = (call: Endpoint, schemaOf: SchemaOf): JsonObject => ({
  200: doneAs(call, schemaOf),
  '4XX': { $ref: '#/components/responses/Unreached' },
  '5XX': { $ref: '#/components/responses/Broken' },
});

const broken = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: enveloped({ const: 999 }, reference('FailureData')) } },
});

/** Answers that no call gives. */
export const RESPONSES: JsonObject = {
  Unreached: broken('No call was reached: no sound HTTP, an unknown address, or a body that is too large (未到达接口)'),
  Broken: broken('An unexpected failure, or no backend (系统异常)'),
};

/** Every code, with what it means. */
export const CODE_SCHEMA: JsonObject = {
  description: 'The code of an answer (返回码)',
  oneOf: (Object.entries(CODES) as [string, { zh: string; en: string }][]).map(([code, { zh, en }]) => ({
    const: /^\d+$/.test(code) ? Number(code) : code,
    description: `${en} (${zh})`,
  })),
};

/** What a failure says, or nothing. */
export const failureData = (detail: JsonObject): JsonObject => ({
  anyOf: [detail, { type: 'null' }],
  description: 'The field at fault, the rule it breaks and the values of the rule (出错字段、未满足的规则及其参数)',
});

/** The names of the parts that a schema may not leave out. */
export const requiredIn = ({ required }: JsonObject): ReadonlySet<string> => new Set(Array.isArray(required) ? (required as string[]) : []);

/** The fields of an object, each with its schema. */
export const fieldsOf = ({ properties }: JsonObject): (readonly [string, JsonObject])[] =>
  isObject(properties) ? (Object.entries(properties) as [string, JsonObject][]) : [];
