import type { Prisma } from './generated/client.ts';

/**
 * Traces of use: written often, and nothing that is kept in memory depends on them. None of these models has others that depend on
 * it, so that writing one writes nothing else.
 */
export const TRACES: ReadonlySet<string> = new Set<Prisma.ModelName>([
  'ContactCode',
  'NoticeRead',
  'OperationRecord',
  'OutboxMessage',
  'PasswordRecovery',
  'SavedQuery',
  'Session',
  'SignInFailure',
  'SignInRecord',
  'SignInRefusal',
  'UsedToken',
]);

const READING = /^(find|count|aggregate|groupBy)/;

const COUNTING = /^(increment|decrement)$/;

/** A nested write is an object; an array can only be JSON. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  value instanceof Date ||
  value instanceof Uint8Array ||
  Array.isArray(value) ||
  Object.keys(value).every((key) => COUNTING.test(key));

/** Whether the data of a write may reach other models: what is not certainly a plain value could be a write nested in it. */
const nests = ({ data, create, update }: Readonly<Record<string, unknown>>): boolean =>
  [data, create, update].flat().some((row) => Object.values(row ?? {}).some((value) => !isPlain(value)));

/** Sees what the present unit of work writes. There is one at a time. */
export function createWatch() {
  const written = new Set<Prisma.ModelName | 'sql'>();
  let matters = false;
  let commits = 0;
  return {
    written: written as ReadonlySet<Prisma.ModelName | 'sql'>,
    commits: () => commits,
    /** @param model none for a statement of SQL, which could write anything */
    note(model: string | undefined, operation: string, args: unknown): void {
      if (model && READING.test(operation)) return;
      written.add((model as Prisma.ModelName | undefined) ?? 'sql');
      matters ||= !model || !TRACES.has(model) || nests((args ?? {}) as Record<string, unknown>);
    },
    /** After the end of the unit of work: what was read before is of the state before. */
    settle(): void {
      if (matters) commits += 1;
      matters = false;
      written.clear();
    },
    replaced(): void {
      commits += 1;
    },
  };
}
