type Fields = Readonly<Record<string, unknown>>;
/** Where a part is inside a value. */
export type Path = readonly (string | number)[];

/** One way in which a backend answers otherwise than the contract words it. */
export interface Bent {
  readonly way: string;
  readonly path: Path;
  readonly answer: unknown;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with the part at a place changed; `undefined` takes it away. */
export function changedAt(value: unknown, [first, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.map((row, index) => (index === first ? changedAt(row, rest, change) : row));
  return { ...(value as Fields), [first]: changedAt((value as Fields)[first], rest, change) };
}

/** The places of everything inside a value. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((row, index) => [[...path, index], ...placesIn(row, [...path, index])]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...path, name], ...placesIn(part, [...path, name])]);
}

/** The part of a value at a place. */
export const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Fields | undefined)?.[key as string], value);

/** What a backend may write otherwise without meaning anything else. */
export function spelledOtherwise(answer: unknown): Bent[] {
  return placesIn(answer).flatMap((path) => {
    const part = partAt(answer, path);
    const other = typeof part === 'number' ? String(part) : undefined;
    const name = path.join('.');
    return [
      ...(other === undefined ? [] : [{ way: `${name} as text`, path, answer: changedAt(answer, path, () => other) }]),
      ...(isObject(part)
        ? [{ way: `${name} with an unknown field`, path, answer: changedAt(answer, path, () => ({ ...part, surplus: '1' })) }]
        : []),
    ];
  });
}

/** What does not say the same any more: nothing, or another kind of thing, in place of each part. */
export function damaged(answer: unknown): Bent[] {
  const places = [[], ...placesIn(answer)] as Path[];
  const ways: readonly (readonly [string, (part: unknown) => unknown])[] = [
    ['null', () => null],
    ['gone', () => undefined],
    ['an object', (part) => (isObject(part) ? 'no object' : { surplus: 1 })],
    ['a list', (part) => (Array.isArray(part) ? 'no list' : [[1]])],
  ];
  return places.flatMap((path) =>
    ways.map(([what, change]) => ({ way: `${path.join('.') || 'all'}: ${what}`, path, answer: changedAt(answer, path, change) })),
  );
}
