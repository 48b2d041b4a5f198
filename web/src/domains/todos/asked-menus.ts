import type { SourceAnswer } from './use-pending.ts';

/** The parameter of the address that names functions (spec 2.2). */
const MENUS = 'menus';

export interface AskedMenus {
  /** Whether the address names any. */
  readonly some: boolean;
  readonly shown: readonly SourceAnswer[];
  /** How many of those named have no source. */
  readonly unknown: number;
}

/** Which sources the address asks for: those of the functions that it names by commas, all where it names none. */
export function askedMenus(search: string, answers: readonly SourceAnswer[]): AskedMenus {
  const named = new URLSearchParams(search).getAll(MENUS).flatMap((menus) => menus.split(','));
  const ids = new Set(named.map((id) => id.trim()).filter((id) => id !== ''));
  if (ids.size === 0) return { some: false, shown: answers, unknown: 0 };
  const shown = answers.filter(({ source }) => ids.has(source.menuId));
  const known = new Set(shown.map(({ source }) => source.menuId));
  return { some: true, shown, unknown: ids.size - known.size };
}
