import { wireDay } from '@hall/contract/rules/shanghai';

const DIGITS = 6;

/**
 * The next numbers of the year of a moment, as SQ2026000012. There is one unit of work at a time, so nobody takes it meanwhile.
 * @param last finds the greatest number that begins so
 */
export async function nextNumbersOfYear(
  prefix: string,
  at: Date,
  count: number,
  last: (begin: string) => Promise<{ readonly number: string } | null>,
): Promise<string[]> {
  const ofYear = prefix + wireDay(at).slice(0, 4);
  const found = await last(ofYear);
  const running = found ? Number(found.number.slice(ofYear.length)) : 0;
  return Array.from({ length: count }, (_, index) => `${ofYear}${String(running + 1 + index).padStart(DIGITS, '0')}`);
}

/** As {@link nextNumbersOfYear}, one. */
export async function nextNumberOfYear(...[prefix, at, last]: [string, Date, Parameters<typeof nextNumbersOfYear>[3]]): Promise<string> {
  const [number] = await nextNumbersOfYear(prefix, at, 1, last);
  return number as string;
}
