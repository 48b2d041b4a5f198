import { allEndpoints, api } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import { failuresOf } from '@hall/contract/openapi/answers';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Entity, FieldTable } from '@hall/contract/wire/entity';
import { BATCH_BODY_BYTES } from '@hall/contract/wire/list';
import { sampleOf } from '@hall/contract/wire/sample';
import { checkRequest } from '@hall/contract/wire/strict';
import { expect, it } from 'vitest';
import { facts } from '../../../../contract/test/facts.ts';
import { limitsOf } from '../../../../contract/test/limits.ts';
import { judge, operationsByName } from '../../testing/described.ts';
import { testHall } from '../../testing/test-hall.ts';
import { makeDocument } from './document.ts';

/** What of the specification comes with later issues. */
const NOT_SERVED_YET = ['POST /api/rcsw/searchTableInfo'];

const OF_SPECIFICATION = facts('endpoints.tsv').map(([method, path]) => `${method} ${path}`);
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const byName = (name: string): Endpoint => {
  const [domain = '', call = ''] = name.split('.');
  return (api as unknown as Record<string, Record<string, Endpoint>>)[domain]?.[call] as Endpoint;
};

it('API-1 every call of the specification is described at its method and path, but for those that are named as missing', async () => {
  const described = [...(await operationsByName()).values()].map(nameOf);
  expect(OF_SPECIFICATION.filter((call) => !described.includes(call))).toEqual(NOT_SERVED_YET);
  expect(described.sort()).toEqual(allEndpoints.map(nameOf).sort());
});

it('API-1 API-2 every call that is described is served, and answers nobody with a code that is described; what is named as missing is not served', async () => {
  const [hall, judged] = [await testHall(), await judge()];
  const ask = async (method: string, path: string) => hall.send(method as 'GET' | 'POST', path, method === 'POST' ? {} : undefined);
  for (const operation of (await operationsByName()).values()) {
    const { code, message, data, headers } = await ask(operation.method, operation.path);
    const { schema } = operation.responses[200].content['application/json'] ?? {};
    expect(headers['content-type'], nameOf(operation)).toMatch(/^application\/json/);
    expect([nameOf(operation), judged(schema as object, { code, message, data })]).toEqual([nameOf(operation), undefined]);
  }
  const known = await Promise.all(OF_SPECIFICATION.map((call) => ask(...(call.split(' ') as [string, string]))));
  const missing = OF_SPECIFICATION.filter((_, index) => (known[index]?.data as { rule?: string } | null)?.rule === 'no-such-call');
  expect(missing).toEqual(NOT_SERVED_YET);
});

/** Files at the limits of their size take seconds to make, and are one text like any other. */
const valuesFor = (request: Entity<unknown>, bodyLimit = 0): readonly unknown[] =>
  bodyLimit > BATCH_BODY_BYTES ? [sampleOf(request)] : limitsOf(request);

it('API-1 API-2 what the server takes, at every limit of every field, is what the document says that it takes', async () => {
  const judged = await judge();
  const refused: string[] = [];
  for (const [name, { requestBody }] of await operationsByName()) {
    const [{ request, bodyLimit }, schema] = [byName(name), requestBody?.content['application/json']?.schema];
    if (!request || !schema) continue;
    for (const value of valuesFor(request, bodyLimit)) {
      const fault = checkRequest(request, value).ok && judged(schema, value);
      if (fault) refused.push(`${name}: ${fault} ${JSON.stringify(value).slice(0, 200)}`);
    }
    expect([name, judged(schema, { nobody: 'knows this' }) !== undefined]).toEqual([name, true]);
  }
  expect(refused).toEqual([]);
});

/** The wire names and terms of a table of fields. */
const termsOf = (fields: FieldTable) => Object.values(fields).map(([wire, , zh, en]) => [wire, `${en} (${zh})`] as const);

it('API-1 every call is described in both languages, with who may call, its codes, and each field it sends by both its terms', async () => {
  const { components } = (await makeDocument()) as unknown as {
    components: { schemas: Record<string, { properties?: Record<string, { description: string }> }> };
  };
  for (const [name, { summary, description, parameters = [], requestBody, ...operation }] of await operationsByName()) {
    const endpoint = byName(name);
    expect(summary).toBe(`${endpoint.summary.en} (${endpoint.summary.zh})`);
    expect(description).toMatch(/登录|权限/);
    expect(description).toMatch(/anybody|signed in|permission/);
    expect(operation['x-codes']).toEqual(failuresOf(endpoint));
    const sent = (requestBody?.content['application/json']?.schema ?? {}) as { $ref?: string };
    const { properties = {} } = components.schemas[sent.$ref?.split('/').at(-1) ?? ''] ?? {};
    const told = [...parameters, ...Object.entries(properties).map(([field, its]) => ({ name: field, ...its }))] as unknown as {
      name: string;
      description: string;
    }[];
    const terms = termsOf((endpoint.request as Entity<unknown> | undefined)?.fields ?? {});
    expect(told.map((field) => [field.name, field.description.split(';', 1)[0]])).toEqual(terms);
  }
});

it('API-1 the catalogue of codes is described, each in both languages', async () => {
  const { info, components } = (await makeDocument()) as unknown as {
    info: { description: string };
    components: { schemas: { Code: { oneOf: { const: number | string }[] } } };
  };
  expect(components.schemas.Code.oneOf.map((code) => String(code.const))).toEqual(Object.keys(CODES));
  for (const [code, { zh, en }] of Object.entries(CODES)) expect(info.description).toContain(`| \`${code}\` | ${zh} | ${en} |`);
});
