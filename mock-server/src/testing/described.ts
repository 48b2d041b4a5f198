import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { makeDocument } from '../plugins/api-document/document.ts';
import type { Answer } from './test-hall.ts';

type Content = Readonly<Record<string, { readonly schema: { readonly oneOf?: readonly object[] } }>>;
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: { readonly content: Content };
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[];
  readonly responses: { readonly 200: { readonly content: Content } };
  readonly 'x-codes': readonly (string | number)[];
}

/** The operations of the document by their names, with what they are served at. */
export async function operationsByName(): Promise<ReadonlyMap<string, Operation & { readonly method: string; readonly path: string }>> {
  const { paths } = (await makeDocument()) as unknown as { paths: Record<string, Record<string, Operation>> };
  const all = Object.entries(paths).flatMap(([path, its]) =>
    Object.entries(its).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

/** Judges values by schemas of the document: what is wrong with one, or nothing. */
export async function judge() {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  (addFormats as unknown as typeof addFormats.default)(ajv);
  ajv.addSchema((await makeDocument()) as object, 'openapi');
  const absolute = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as object;
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>();
  return (schema: object, value: unknown): string | undefined => {
    const valid = compiled.get(schema) ?? compiled.set(schema, ajv.compile(absolute(schema))).get(schema);
    return valid?.(value) ? undefined : ajv.errorsText(valid?.errors);
  };
}

const ENVELOPE = 'application/json';
const isEnvelope = ({ headers }: Answer) => String(headers['content-type']).startsWith(ENVELOPE);

/** Judges successful answers by what the document says of their calls. */
export async function judgeAnswers() {
  const [operations, judged] = [await operationsByName(), await judge()];
  return (call: string, answer: Answer): string | undefined => {
    const content = operations.get(call)?.responses[200].content ?? {};
    if (!isEnvelope(answer)) return '*/*' in content && answer.headers['content-disposition'] ? undefined : `${call}: a file`;
    const [success] = content[ENVELOPE]?.schema.oneOf ?? [];
    const { code, message, data } = answer;
    const fault = success ? judged(success, { code, message, data }) : 'no envelope is described';
    return fault && `${call}: ${fault}`;
  };
}
