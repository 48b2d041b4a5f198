import { api as calls } from '@hall/contract/api';
import type { ApiClient } from './api-client.ts';
import { signedInClient } from './person.ts';

/** Origin of the demo linked systems, as the hall tells it. */
export async function linkedOriginOf(api: ApiClient): Promise<string> {
  const { client } = await signedInClient(api, 'leader');
  const { data = [] } = await client.call(calls.menu.systems, undefined);
  const [first] = data;
  if (!first) throw new Error('no linked system is registered');
  return new URL(first.address).origin;
}
