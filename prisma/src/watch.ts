import type { Prisma } from './generated/client.ts';

/**
 * Models on which no other depends, so that writing one writes nothing else: each is counted by itself, since they are written often, or
 * by everybody for themselves, and little that is kept in memory depends on them.
 */
export const LEAVES = [
  'ApplicationStep',
  'ArchiveFile',
  'BudgetLine',
  'ColumnArrangement',
  'ContactCode',
  'ExportJob',
  'ExportPart',
  'FavouriteFunction',
  'GrantDay',
  'GrantEvent',
  'HomeArrangement',
  'ImportDone',
  'ImportDraft',
  'ImportRow',
  'LedgerEntry',
  'News',
  'NoticeRead',
  'OperationRecord',
  'OutboxMessage',
  'PasswordRecovery',
  'ProjectEvent',
  'PushedNotice',
  'SavedQuery',
  'Session',
  'Sheet',
  'SignInFailure',
  'SignInRecord',
  'SignInRefusal',
  'SystemUse',
  'UsedToken',
  'UserHabit',
  'VoucherMove',
] as const satisfies readonly Prisma.ModelName[];
/** What is counted by itself: these, and the traces of use that are written to any model. */
export type Leaf = (typeof LEAVES)[number] | 'traces';

const isLeaf = (model: string): model is Leaf => (LEAVES as readonly string[]).includes(model);

/** Fields that are written with every use, and on which hardly anything depends. */
const TRACE_FIELDS: { readonly [M in Prisma.ModelName]?: ReadonlySet<string> } = {
  Person: new Set(['lastSignInAt']),
  Session: new Set(['lastUsedAt']),
};

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

/** Whether a write changes nothing but fields that are traces of use. A new session is one too: nothing was known of it before. */
function isTrace(model: string, operation: string, args: Readonly<Record<string, unknown>>): boolean {
  if (model === 'Session' && operation === 'create' && !nests(args)) return true;
  const fields = TRACE_FIELDS[model as Prisma.ModelName];
  return fields !== undefined && /^update(Many)?$/.test(operation) && Object.keys(args.data ?? {}).every((field) => fields.has(field));
}

/** The model that a statement adds rows to and does nothing else, as {@link append} words it. */
const addedTo = (statement: unknown): string | undefined =>
  /^INSERT INTO "(\w+)" \([\w", ]+\) SELECT [\w", >-]+ FROM json_each\(\?\) ORDER BY "key"$/.exec(
    String((statement as readonly unknown[])?.[0]),
  )?.[1];

/** Sees what the present unit of work writes. There is one at a time. */
export function createWatch() {
  const written = new Set<Prisma.ModelName | 'sql'>();
  const leavesWritten = new Set<Leaf>();
  let othersWritten = false;
  const ofLeaf = new Map<Leaf, number>();
  let ofOthers = 0;
  let version: bigint | undefined;
  return {
    written: written as ReadonlySet<Prisma.ModelName | 'sql'>,
    commits: (leaves: readonly Leaf[] = []) => leaves.reduce((sum, leaf) => sum + (ofLeaf.get(leaf) ?? 0), ofOthers),
    /** @param named none for a statement of SQL, which could write anything */
    note(named: string | undefined, operation: string, args: unknown): void {
      const model = named ?? addedTo(args);
      if (model && READING.test(operation)) return;
      written.add((model as Prisma.ModelName | undefined) ?? 'sql');
      const given = (args ?? {}) as Record<string, unknown>;
      if (model && isTrace(model, operation, given)) leavesWritten.add('traces');
      else if (model && isLeaf(model) && !nests(given)) leavesWritten.add(model);
      else othersWritten = true;
    },
    /** After the end of the unit of work: what was read before is of the state before. */
    settle(): void {
      for (const leaf of leavesWritten) ofLeaf.set(leaf, (ofLeaf.get(leaf) ?? 0) + 1);
      if (othersWritten) ofOthers += 1;
      othersWritten = false;
      leavesWritten.clear();
      written.clear();
    },
    /** The file's version, which others change who write to it. */
    versionIs(now: bigint | undefined): void {
      if (now !== version) ofOthers += 1;
      version = now;
    },
  };
}
