import { api } from '@hall/contract/api';
import { jsonObject } from '@hall/contract/rules/json-object';
import { countOf } from '@hall/contract/rules/todo-count';
import { sourceCall, type TodoSource } from '@hall/contract/todos';
import type { ApiClient } from './api-client.ts';

/** How much waits for a person in one source, by whoever asks it. */
async function countAt(client: ApiClient, source: TodoSource): Promise<number> {
  if (!source.call) return (await client.call(api.todos.count, { id: source.id })).data?.count ?? 0;
  const { data } = await client.call(sourceCall(source.call, source.method ?? 'POST'), jsonObject(source.data ?? '{}') ?? {});
  const counted = countOf({ data }, source);
  return counted.state === 'counted' ? counted.count : 0;
}

/** How much waits for a person in all sources. */
export async function pendingOf(client: ApiClient): Promise<number> {
  const { data } = await client.call(api.todos.pending);
  const counts = await Promise.all((data ?? []).map((source) => countAt(client, source)));
  return counts.reduce((sum, count) => sum + count, 0);
}
