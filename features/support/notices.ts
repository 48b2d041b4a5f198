import { api as calls } from '@hall/contract/api';
import type { Notice } from '@hall/contract/notices';
import type { ApiClient } from './api-client.ts';
import { signedInClient } from './person.ts';

/** The published notices that are meant for a person, in the order of the list. */
export async function noticesOf(api: ApiClient, userName: string): Promise<Notice[]> {
  const { client } = await signedInClient(api, userName);
  const { data } = await client.call(calls.notices.list, { page: 1, pageSize: 100, published: true });
  return data?.rows ?? [];
}
