import { wireDay } from '@hall/contract/rules/shanghai';

const DIGITS = 6;

/**
 * The next number of the year of a moment, as SQ2026000012. There is one unit of work at a time, so nobody takes it meanwhile.
 * @param last finds the greatest number that begins so
 */
export async function nextNumberOfYear(
  prefix: string,
  at: Date,
  last: (begin: string) => Promise<{ readonly number: string } | null>,
): Promise<string> {
  const ofYear = prefix + wireDay(at).slice(0, 4);
  const found = await last(ofYear);
  const running = found ? Number(found.number.slice(ofYear.length)) : 0;
  return `${ofYear}${String(running + 1).padStart(DIGITS, '0')}`;
}
