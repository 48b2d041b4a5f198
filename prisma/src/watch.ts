import type { Prisma } from './generated/client.ts';

/**
 * Traces of use: written often, and nothing that is kept in memory depends on them. None of these models has others that depend on
 * it, so that writing one writes nothing else.
 */
export const TRACES: ReadonlySet<string> = new Set<Prisma.ModelName>([
  'ArchiveFile',
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

/** Fields of other models that are traces as well. */
const TRACE_FIELDS: { readonly [M in Prisma.ModelName]?: ReadonlySet<string> } = { Person: new Set(['lastSignInAt']) };

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

/** Whether a write is a trace of use and nothing else. @param model none for a statement of SQL, which could write anything */
function isTrace(model: string | undefined, operation: string, args: Readonly<Record<string, unknown>>): boolean {
  if (!model) return false;
  const fields = TRACE_FIELDS[model as Prisma.ModelName];
  if (!fields) return TRACES.has(model) && !nests(args);
  return /^update(Many)?$/.test(operation) && Object.keys(args.data ?? {}).every((field) => fields.has(field));
}

/** Sees what the present unit of work writes. There is one at a time. */
export function createWatch() {
  const written = new Set<Prisma.ModelName | 'sql'>();
  let matters = false;
  let commits = 0;
  let version: bigint | undefined;
  return {
    written: written as ReadonlySet<Prisma.ModelName | 'sql'>,
    commits: () => commits,
    /** @param model none for a statement of SQL, which could write anything */
    note(model: string | undefined, operation: string, args: unknown): void {
      if (model && READING.test(operation)) return;
      written.add((model as Prisma.ModelName | undefined) ?? 'sql');
      matters ||= !isTrace(model, operation, (args ?? {}) as Record<string, unknown>);
    },
    /** After the end of the unit of work: what was read before is of the state before. */
    settle(): void {
      if (matters) commits += 1;
      matters = false;
      written.clear();
    },
    /** The file's version, which others change who write to it. */
    versionIs(now: bigint | undefined): void {
      if (now !== version) commits += 1;
      version = now;
    },
  };
}
