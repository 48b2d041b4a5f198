import type { Range } from './name-index.ts';

/** A part of a name that was looked for, or was not. */
export interface Part {
  readonly text: string;
  readonly from: number;
  readonly marked: boolean;
}

/** The ranges in order, those that touch as one. */
function united(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && range.from <= last.to) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else whole.push(range);
  }
  return whole;
}

/** A name cut into what is marked and what is not. */
export function markedParts(name: string, marks: readonly Range[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of united(marks)) {
    if (from > at) parts.push({ text: name.slice(at, from), from: at, marked: false });
    parts.push({ text: name.slice(from, to), from, marked: true });
    at = to;
  }
  return at < name.length ? [...parts, { text: name.slice(at), from: at, marked: false }] : parts;
}
