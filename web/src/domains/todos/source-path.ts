import { jsonObject } from '@hall/contract/rules/json-object';
import type { TodoSource } from '@hall/contract/todos';
import { HOST_OWN, hostPath } from '../../shared/navigation/host-path.ts';

/** Where what waits in a source is done: the function, which is asked for what the source counts. */
export function sourcePath({ menuId, pageQuery = '{}' }: Pick<TodoSource, 'menuId' | 'pageQuery'>): string {
  const asked = Object.entries(jsonObject(pageQuery) ?? {})
    .filter(([name]) => !HOST_OWN.includes(name))
    .map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(asked).toString();
  return query ? `${hostPath(menuId)}&${query}` : hostPath(menuId);
}
