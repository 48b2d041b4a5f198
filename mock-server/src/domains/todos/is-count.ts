import { isDeepStrictEqual } from 'node:util';
import { jsonObject } from '@hall/contract/rules/json-object';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { heldSources, type SourceRow } from './sources.ts';

/** What a browser sends to a call of this server that is a source. */
function sentTo({ method, data }: SourceRow): Readonly<Record<string, unknown>> {
  const sent = jsonObject(data ?? '{}') ?? {};
  if (method === 'POST') return sent;
  return Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

/** Whether a call asks exactly what one of the person's sources is counted by: not one word more, as a page that shows its rows would. */
export async function isCount(services: Services, { path, method }: Endpoint, { person }: SignedInCall, asked: unknown): Promise<boolean> {
  const sources = await heldSources(services, person);
  return sources.some(
    ({ source }) => source.call === path && source.method === method && isDeepStrictEqual({ ...(asked as object) }, sentTo(source)),
  );
}
