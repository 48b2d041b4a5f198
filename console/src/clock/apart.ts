const SECOND_MS = 1_000;
/** By seconds, the longest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** To which side a clock is off, by a whole second or more. */
export function sideOf(apart: number): 'ahead' | 'behind' | undefined {
  const seconds = Math.round(apart / SECOND_MS);
  if (seconds === 0) return undefined;
  return seconds > 0 ? 'ahead' : 'behind';
}

/** By how much, in words: `1 day 30 minutes`. */
export function lengthOf(apart: number, language: 'zh' | 'en'): string {
  let left = Math.abs(Math.round(apart / SECOND_MS));
  const words: string[] = [];
  for (const [unit, seconds] of UNITS) {
    const many = Math.floor(left / seconds);
    left %= seconds;
    if (many > 0)
      words.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(many));
  }
  return words.join(' ');
}
