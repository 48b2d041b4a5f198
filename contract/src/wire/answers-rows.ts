import type { Endpoint } from './endpoint.ts';
import { fieldsOf } from './sample.ts';

/** Whether a call answers rows, alone or as a page of a list, and issues no sheet for them. All such calls read; a test goes through them. */
export function answersRows({ data }: Pick<Endpoint, 'data'>): boolean {
  if (!data) return false;
  const { rows, sheet } = fieldsOf(data) ?? {};
  return data._zod.def.type === 'array' || (rows?.[1]._zod.def.type === 'array' && !sheet);
}
