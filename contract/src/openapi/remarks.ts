import type { Endpoint } from '../wire/endpoint.ts';
import type { Entity } from '../wire/entity.ts';

/** What doc comments say of calls beyond their summaries, by the calls' addresses. */
export type Remarks = ReadonlyMap<string, string>;

const CALL = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*\w+: endpoint\([\s\S]*?\bpath: '([^']+)'/g;

/** The remarks in one source of the contract, as it is written or as it is built. */
export const remarksIn = (source: string): (readonly [path: string, remark: string])[] =>
  [...source.matchAll(CALL)].map(([, remark = '', path = '']) => [path, remark.replace(/\s*\n\s*\*\s*/g, ' ').trim()]);

/** A remark in the words of the wire: calls by their addresses, and fields by their names there. */
export function onTheWire(remark: string, calls: Readonly<Record<string, Endpoint>>, request: Entity<unknown> | undefined): string {
  const code = (text: string) => `\`${text}\``;
  return remark
    .replace(/\{@link ([\w.]+)\}/g, (_, name: string) => code(calls[name]?.path ?? name))
    .replace(/ \([A-Z]+-\d+\)/g, '')
    .replace(/`(\w+)`/g, (_, name: string) => code(request?.fields[name]?.[0] ?? name));
}
