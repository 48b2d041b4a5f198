/** The last months up to that of a day (yyyy-MM-dd), yyyy-MM, the earliest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * 12 + month - count + index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
