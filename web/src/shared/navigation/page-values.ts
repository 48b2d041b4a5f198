import { PAGE_SIZE_MAX, pageSizesOf } from '@hall/contract/rules/constants';

/** A whole number above 0 from the address, else the fallback. */
export const naturalOf = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** The sizes of page of a list that takes no more than the most of spec 9. */
export const plainPageSizes = (base: number): number[] => pageSizesOf(base).filter((size) => size <= PAGE_SIZE_MAX);

/** The page of a list, from its address; `base` is how many rows a page the person wants, and sizes not offered are not taken. */
export function pageOf(search: URLSearchParams, base: number): { readonly page: number; readonly pageSize: number } {
  const pageSize = naturalOf(search.get('size'), base);
  return { page: naturalOf(search.get('page'), 1), pageSize: plainPageSizes(base).includes(pageSize) ? pageSize : base };
}

/** The address with some values changed; empty ones go away, and the list starts at its first page unless told otherwise. */
export function withValues(search: URLSearchParams, values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('id' in values)) next.delete('page');
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
