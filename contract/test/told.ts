import { isDeepStrictEqual } from 'node:util';
import { decodeAnswer, encode } from '../src/wire/decode.ts';
import type { Schema } from '../src/wire/entity.ts';
import { type Bent, changedAt, type Path, partAt } from './bent-answers.ts';

/** The value that an answer is read as, as it would travel; `undefined` where the answer is refused, or something of it was left out. */
function readWhole(schema: Schema<unknown>, answer: unknown): unknown {
  const decoded = decodeAnswer(schema, answer);
  // Fields that are there but undefined do not travel.
  return decoded.ok && decoded.leftOut.length === 0 ? JSON.parse(JSON.stringify(encode(schema, decoded.value) ?? null)) : undefined;
}

/** A text in one language stands in for that in the other: there both are one part. */
const wholeOf = (path: Path): Path => (/^(zh|en)$/.test(String(path.at(-1))) ? path.slice(0, -1) : path);

const without = (value: unknown, path: Path): unknown => changedAt(value, path, () => undefined);

/** Whether an answer is read as the other one, with nothing left out. Where any field can be, one more is read too. */
export function saysTheSame(schema: Schema<unknown>, answer: unknown, { answer: other, path }: Bent): boolean {
  const surplus = [...path, 'surplus'];
  const read = readWhole(schema, other);
  const plain = partAt(read, surplus) === undefined ? read : without(read, surplus);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(plain ?? null)), readWhole(schema, answer));
}

/**
 * Whether something of a damaged answer is neither read nor told of, as a failure or among what was left out. What the answer itself
 * does not have, or has as null, is not lost; all beside it has to be there.
 */
export function losesUntold(schema: Schema<unknown>, answer: unknown, { answer: other, path }: Bent): boolean {
  const read = readWhole(schema, other);
  if (read === undefined) return false;
  const sent = partAt(other, path) ?? undefined;
  if (sent !== undefined && !isDeepStrictEqual(partAt(read, path), sent)) return true;
  if (path.length === 0) return false;
  const rest = (value: unknown) => JSON.stringify(without(value, wholeOf(path)));
  return rest(read) !== rest(readWhole(schema, answer));
}
