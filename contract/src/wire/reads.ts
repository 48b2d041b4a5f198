import type { Endpoint } from './endpoint.ts';
import { fieldsOf } from './sample.ts';

/** Whether a call answers rows, alone or as a page of a list, and issues no sheet for them. All such calls read; a test goes through them. */
export function answersRows({ data }: Pick<Endpoint, 'data'>): boolean {
  if (!data) return false;
  const { rows, sheet } = fieldsOf(data) ?? {};
  return data._zod.def.type === 'array' || (rows?.[1]._zod.def.type === 'array' && !sheet);
}

/**
 * Whether a call certainly changes nothing, whoever serves it: it says so itself, a page makes it by itself, it answers rows or events, or
 * it is a GET that is told nothing, or answers with a file. Of all others it is not known; none is taken for reading that the person's
 * own hand alone may make, or that leaves a mark in the log as something else.
 */
export function onlyReads(endpoint: Endpoint): boolean {
  const { reads, byPage, stream, ownHand, logged, method, request, data, file } = endpoint;
  if (reads || byPage || stream) return true;
  if (ownHand || logged) return false;
  return answersRows(endpoint) || (method === 'GET' && ((data !== undefined && request === undefined) || file === true));
}
