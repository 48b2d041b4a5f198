/** What steers a terminal or turns the order of letters round. */
const STEERING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** As it is, but that no text in it, which may be the backend's own, can do anything to the terminal or the page that shows it. */
export function printable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(STEERING, escaped) as T;
  if (Array.isArray(value)) return value.map(printable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, printable(part)])) as T;
}
