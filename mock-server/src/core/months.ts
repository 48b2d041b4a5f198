/** The first day of a month (yyyy-MM), and of the one after it, yyyy-MM-dd. */
export function daysOf(month: string): readonly [first: string, next: string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [`${month}-01`, `${next}-01`];
}

/** The last months up to that of a day (yyyy-MM-dd), yyyy-MM, the earliest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * 12 + month - count + index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
