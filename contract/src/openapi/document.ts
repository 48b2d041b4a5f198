import type * as z from 'zod/mini';
import { api, DOMAIN_NAMES, PERMISSIONS } from '../api.ts';
import { FailureDetail } from '../wire/failure-detail.ts';
import { CODE_SCHEMA, failureData, RESPONSES, type SchemaOf } from './answers.ts';
import { infoOf, RULE_SCHEMA } from './info.ts';
import { isObject, type JsonObject, reference } from './json.ts';
import { operationsOf } from './operations.ts';
import { type Api, type Module, placesOf } from './places.ts';
import type { Remarks } from './remarks.ts';
import { namesIn, wireSchemas } from './schemas.ts';

export interface DocumentSource {
  readonly version: string;
  /** The modules of the contract, whose exports give entities their names. */
  readonly modules: readonly Module[];
  readonly remarks: Remarks;
}

type Schemas = Readonly<Record<string, JsonObject>>;

const CALLS = api as unknown as Api;

const TAGS = Object.entries(DOMAIN_NAMES)
  .filter(([domain]) => Object.keys(CALLS[domain] ?? {}).length > 0)
  .map(([name, { zh, en }]) => ({ name, description: `${en} ${zh}`, 'x-displayName': `${en} ${zh}` }));

const SECURITY: JsonObject = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'What signing in answers (登录返回的令牌)' },
};

/** The shapes that have a name of their own beside those of calls. */
function ownSchemas(schemas: Schemas): Schemas {
  const { FailureDetail: detail = {} } = schemas;
  const properties = isObject(detail.properties) ? detail.properties : {};
  return {
    ...schemas,
    FailureDetail: { ...detail, properties: { ...properties, rule: reference('Rule') } },
    FailureData: failureData(reference('FailureDetail')),
    Rule: RULE_SCHEMA,
    Code: CODE_SCHEMA,
  };
}

/** An entity by its name; what is none stands where it is asked for. */
const schemasBy = (places: ReadonlyMap<z.core.$ZodType, string>, schemas: Schemas): Record<'written' | 'schemaOf', SchemaOf> => {
  const written: SchemaOf = (schema) => schemas[places.get(schema) ?? ''] ?? {};
  return { written, schemaOf: (schema) => ('fields' in schema ? reference(places.get(schema) ?? '') : written(schema)) };
};

/** The OpenAPI 3.1 document of all calls of the contract. */
export function openApiDocument({ version, modules, remarks }: DocumentSource): JsonObject {
  const places = placesOf(CALLS, [{ FailureDetail }, ...modules]);
  const schemas = ownSchemas(wireSchemas(places));
  const paths = operationsOf(CALLS, { permissions: PERMISSIONS, remarks, ...schemasBy(places, schemas) });
  const used = namesIn([paths, RESPONSES, reference('Code')], schemas);
  return {
    openapi: '3.1.1',
    info: infoOf(version),
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: TAGS,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
      responses: RESPONSES,
      securitySchemes: SECURITY,
    },
  };
}
