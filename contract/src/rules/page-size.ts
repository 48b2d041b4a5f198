import { PAGE_SIZE_MAX } from './constants.ts';

type PageSizeFault = 'required' | 'page-size-digits' | 'page-size-range';

/** What is wrong with a number of rows a page as typed (spec 5): digits only, 1 to 100. */
export function pageSizeFault(text: string): PageSizeFault | undefined {
  if (text === '') return 'required';
  if (!/^\d+$/.test(text)) return 'page-size-digits';
  const rows = Number(text);
  return rows >= 1 && rows <= PAGE_SIZE_MAX ? undefined : 'page-size-range';
}
