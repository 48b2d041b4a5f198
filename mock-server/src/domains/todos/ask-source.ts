import { jsonObject } from '@hall/contract/rules/json-object';
import { countOf } from '@hall/contract/rules/todo-count';
import type { TodoTrial } from '@hall/contract/todo-sources';
import type { SignedInCall } from '../../core/call.ts';
import { askJson, type Question } from '../../core/outbound/ask-json.ts';
import { privateOrigins } from '../../core/outbound/private-origins.ts';
import type { Services } from '../../core/services.ts';
import { issueTicket } from '../menu/index.ts';
import { newestItems } from './newest-items.ts';
import { type AskedSource, ruleOf } from './sources.ts';
import { askedAddress } from './target.ts';

/** What a source is asked; the person is told by a ticket in a header, where no log has it. */
function questionOf(services: Services, { source, node }: AskedSource, call: SignedInCall): Question | undefined {
  const url = node.system && askedAddress(services, node.system, source.call);
  if (!url || !node.system) return undefined;
  const headers = { ...(!node.system.external && { authorization: `Bearer ${issueTicket(services, call, node.id)}` }) };
  if (source.method === 'POST')
    return { url, method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: source.data ?? '{}' };
  for (const [name, value] of Object.entries(jsonObject(source.data ?? '{}') ?? {})) url.searchParams.set(name, String(value));
  return { url, method: 'GET', headers };
}

/** Asks a source of another system, whatever was known of it, and counts what it answers. */
export async function askSource(services: Services, held: AskedSource, call: SignedInCall): Promise<TodoTrial> {
  const started = performance.now();
  const question = questionOf(services, held, call);
  if (!question) return { state: 'address-refused', items: [], duration: 0, bytes: 0 };
  const asked = await askJson({ ...services.outbound, privateOrigins: privateOrigins(services) }, question);
  const { bytes, status } = asked;
  const told = { bytes, duration: Math.round(performance.now() - started), ...(status !== undefined && { status }) };
  if (asked.state !== 'answered') return { state: asked.state, items: [], ...told };
  const counted = countOf(asked.json, ruleOf(held.source));
  if (counted.state !== 'counted') return { state: counted.state, items: [], ...told };
  return { state: 'counted', count: counted.count, items: newestItems(services, held, counted.rows), ...told };
}
