import { jsonObject } from '@hall/contract/rules/json-object';
import { sourceCall, type TodoSource } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Call } from '../../shared/api/base-query.ts';

/** A path of the API of this site, and nothing that an address could turn into another one. */
const OWN = /^\/api(\/[\w-]+)+$/;

/**
 * The call by which the browser asks a source itself, in the person's session; none for what is no call of this site, which the server
 * asks (TODO-2).
 */
export function ownCall({ call = '', method = 'POST', data = '{}' }: Pick<TodoSource, 'call' | 'method' | 'data'>): Call | undefined {
  if (!OWN.test(call)) return undefined;
  return { endpoint: sourceCall(call, method) as Endpoint, request: jsonObject(data) ?? {} };
}
