import { type KeyboardEvent, useEffect, useState } from 'react';
import { type ResultGroup, type ResultRow, rowId } from './result-list.tsx';
import { isComposing } from './use-typed.ts';

/** How many rows a page is. */
const PAGE = 8;

/** Where a key leads from a place in a list of so many; nowhere for other keys. */
function placeBy(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at === 0 ? last : at - 1,
    PageDown: Math.min(at + PAGE, last),
    PageUp: Math.max(at - PAGE, 0),
    Home: 0,
    End: last,
  };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey || shiftKey;

/**
 * The row of a list that the keys of its box are about: the first, until they lead elsewhere.
 * @param query what the rows were found by; those of another begin at the first again
 */
export function useResultKeys(list: string, groups: readonly ResultGroup[], query: string) {
  const rows = groups.flatMap((group) => group.rows);
  const [at, setAt] = useState<{ readonly query: string; readonly id: string }>();
  const active = rows.find(({ id }) => at?.query === query && at.id === id) ?? rows[0];
  const point = ({ id }: ResultRow) => setAt({ query, id });
  const led = at && rowId(list, at.id);
  useEffect(() => {
    if (led) document.getElementById(led)?.scrollIntoView?.({ block: 'nearest' });
  }, [led]);
  const press = (event: KeyboardEvent) => {
    if (!active || isComposing(event) || hasModifier(event)) return;
    const place = placeBy(event.key, rows.indexOf(active), rows.length);
    const next = place === undefined ? undefined : rows[place];
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    if (next) point(next);
    else active.choose();
  };
  return { active, point, press };
}
