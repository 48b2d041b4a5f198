import type { Bilingual } from '../bilingual.ts';
import { BODY_BYTES, type Endpoint } from '../wire/endpoint.ts';
import { answersOf, failuresOf, fieldsOf, requiredIn, type SchemaOf } from './answers.ts';
import { factsOf } from './facts.ts';
import type { Json, JsonObject } from './json.ts';
import type { Api } from './places.ts';
import { onTheWire, type Remarks } from './remarks.ts';

export interface OperationsContext {
  readonly permissions: Readonly<Record<string, Bilingual>>;
  readonly remarks: Remarks;
  /** The schema itself, for what stands in a query. */
  readonly written: SchemaOf;
  readonly schemaOf: SchemaOf;
}

/** Fields of a query: what is optional is left out, and what has a default says so. */
function parametersOf({ request }: Endpoint, { written }: OperationsContext): JsonObject[] {
  const schema = request ? written(request) : {};
  const required = requiredIn(schema);
  return fieldsOf(schema).map(([name, { description, ...part }]) => ({
    name,
    in: 'query',
    description,
    required: required.has(name),
    schema: part,
  }));
}

function sentBy(call: Endpoint, context: OperationsContext): JsonObject {
  if (!call.request) return {};
  if (call.method === 'GET') return { parameters: parametersOf(call, context) };
  const required = requiredIn(context.written(call.request)).size > 0;
  return { requestBody: { required, content: { 'application/json': { schema: context.schemaOf(call.request) } } } };
}

function wordsOf(call: Endpoint, calls: Readonly<Record<string, Endpoint>>, { permissions, remarks }: OperationsContext): string {
  const facts = factsOf(call, permissions);
  const said = (language: keyof Bilingual) => facts.map((fact) => fact[language]).join(' · ');
  const remark = remarks.get(call.path);
  return [said('zh'), said('en'), ...(remark ? [onTheWire(remark, calls, call.request)] : [])].join('\n\n');
}

/** What a program can read of who may call, and on which conditions. */
const marksOf = (call: Endpoint): JsonObject => ({
  'x-summary-zh': call.summary.zh,
  'x-access': call.access as Json,
  ...(call.access !== 'anyone' && call.access !== 'signed-in' && { 'x-permission': [call.access].flat() }),
  ...(call.spec ? { 'x-spec': call.spec } : { 'x-ours': true }),
  ...(call.access !== 'anyone' && { 'x-answered-during-duties': call.duringDuties ?? [] }),
  ...(call.ownHand && { 'x-own-hand': true }),
  'x-body-limit': call.bodyLimit ?? BODY_BYTES,
  'x-codes': failuresOf(call),
});

/** Every call, by address and method. */
export function operationsOf(api: Api, context: OperationsContext): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [domain, calls] of Object.entries(api))
    for (const [name, call] of Object.entries(calls)) {
      const operation = {
        operationId: `${domain}.${name}`,
        tags: [domain],
        summary: `${call.summary.en} (${call.summary.zh})`,
        description: wordsOf(call, calls, context),
        security: call.access === 'anyone' ? [] : [{ token: [] }],
        ...sentBy(call, context),
        responses: answersOf(call, context.schemaOf),
        ...marksOf(call),
      };
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
    }
  return paths;
}
