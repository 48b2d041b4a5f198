import { TodoItem } from '@hall/contract/todos';
import { decodeAnswer } from '@hall/contract/wire/decode';
import type { Services } from '../../core/services.ts';
import type { AskedSource } from './sources.ts';
import { browserAddress } from './target.ts';

/** Most items shown of one source (spec 9). */
const ITEMS_MAX = 10;
/** A title is one line. */
const TITLE_MAX = 200;

/** Cut between characters, not within one; half of one is none. */
const lineOf = (title: string): string =>
  [...title]
    .slice(0, TITLE_MAX)
    .join('')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** The rows that say what a person would want to know of an item, the newest first; an address of another system is left out. */
export function newestItems(services: Services, { node: { system } }: AskedSource, rows: readonly unknown[]): TodoItem[] {
  const items = rows.flatMap((row) => {
    const read = decodeAnswer(TodoItem, row);
    return read.ok ? [read.value] : [];
  });
  const newest = items.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? '')).slice(0, ITEMS_MAX);
  return newest.map(({ address, ...item }) => {
    const within = address && system ? browserAddress(services, system, address) : undefined;
    return {
      ...item,
      title: lineOf(item.title),
      titleEn: item.titleEn && lineOf(item.titleEn),
      ...(within && { address: within }),
    };
  });
}
