import { allEndpoints } from '@hall/contract/api';
import { jsonObject } from '@hall/contract/rules/json-object';
import type { TodoDraft } from '@hall/contract/todo-sources';
import { answersRows } from '@hall/contract/wire/answers-rows';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import { checkRequest, readQuery } from '@hall/contract/wire/strict';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { isOwnCall } from './sources.ts';
import { askedAddress } from './target.ts';

const refuse = (field: keyof TodoDraft, rule: 'required' | 'todo-call' | 'todo-data' | 'todo-address' | 'not-found'): Refusal =>
  new Refusal(404, rule, { field });

/** Whether a source may make a call: one of signed-in people that answers rows, which reads. */
export const mayAsk = (endpoint: Endpoint): boolean => endpoint.access !== 'anyone' && answersRows(endpoint);

/** The call of the contract that a source makes. */
const ownCall = ({ call, method }: TodoDraft): Endpoint | undefined =>
  allEndpoints.find((endpoint) => endpoint.path === call && endpoint.method === method && mayAsk(endpoint));

/** @throws Refusal 404 at `call` or `data` */
function checkOwnCall(draft: TodoDraft): void {
  const endpoint = ownCall(draft);
  if (!endpoint) throw refuse('call', 'todo-call');
  const given = { ...jsonObject(draft.data || '{}') };
  const request = endpoint.request as Entity<unknown> | undefined;
  if (!request) {
    if (Object.keys(given).length > 0) throw refuse('data', 'todo-data');
    return;
  }
  const asked = endpoint.method === 'GET' ? readQuery(request, given) : given;
  if (!checkRequest(request, asked).ok) throw refuse('data', 'todo-data');
}

/** @throws Refusal 404 at the field that is missing for the way of counting */
function checkRule({ countBy, field, text, countAt }: TodoDraft): void {
  if (countBy === 'number' && !countAt) throw refuse('countAt', 'required');
  if (countBy === 'rows' && field && !text) throw refuse('text', 'required');
  if (countBy === 'rows' && text && !field) throw refuse('field', 'required');
}

/**
 * Lets pass a source that may be saved (TODO-2): one that asks a call of this server which answers rows, or an address of the very system
 * that its function belongs to.
 * @throws Refusal 404 with the field that cannot be used
 */
export async function checkDraft(services: Services, draft: TodoDraft): Promise<void> {
  const node = await services.database.read.permission.findFirst({
    where: { id: draft.menuId, directory: false },
    include: { system: true },
  });
  if (!node) throw refuse('menuId', 'not-found');
  checkRule(draft);
  if (isOwnCall(draft)) return checkOwnCall(draft);
  if (!node.system || !askedAddress(services, node.system, draft.call)) throw refuse('call', 'todo-address');
}
