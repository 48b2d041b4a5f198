import { api } from '@hall/contract/api';
import { kindOf, type OperationVerb } from '@hall/contract/logs';
import type { Endpoint } from '@hall/contract/wire/endpoint';

/** The calls of which something is true, as the log has them. */
const callsThat = (are: (name: string, endpoint: Endpoint) => boolean): string[] =>
  Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls as Readonly<Record<string, Endpoint>>)
      .filter(([name, endpoint]) => are(name, endpoint))
      .map(([name]) => `${domain}.${name}`),
  );
const callsNamed = (names: RegExp): string[] => callsThat((name) => names.test(name));

/** What an import adds is told under its own call. */
const CREATING = [...callsNamed(/^(add|create)[A-Z]/), 'imports.run'];
const DELETING = callsNamed(/^(delete|remove)[A-Z]/);
const EXPORTING = callsThat((name, endpoint) => kindOf(name, endpoint, false) === 'export');
const PRINTING = callsThat((name, endpoint) => kindOf(name, endpoint, false) === 'print');

/** Kinds of what writes. */
const WRITING = { kind: { in: ['change', 'setting'] } };

/** What was done, by its verb: what changed nothing was looked up, whatever it set out to do. */
export function verbOf({ kind, action }: { readonly kind: string; readonly action: string }): OperationVerb {
  if (EXPORTING.includes(action)) return 'export';
  if (PRINTING.includes(action)) return 'print';
  if (kind === 'read') return 'read';
  if (CREATING.includes(action)) return 'create';
  return DELETING.includes(action) ? 'delete' : 'change';
}

const CONDITIONS: Readonly<Record<OperationVerb, object>> = {
  export: { action: { in: EXPORTING } },
  print: { action: { in: PRINTING } },
  read: { AND: [{ kind: 'read' }, { NOT: { action: { in: EXPORTING } } }] },
  create: { AND: [WRITING, { action: { in: CREATING } }] },
  delete: { AND: [WRITING, { action: { in: DELETING } }] },
  change: { AND: [WRITING, { NOT: { action: { in: [...CREATING, ...DELETING, ...EXPORTING] } } }] },
};

/** The records of some verbs. */
export const ofVerbs = (verbs: readonly string[]): object[] =>
  verbs.filter((verb): verb is OperationVerb => Object.hasOwn(CONDITIONS, verb)).map((verb) => CONDITIONS[verb]);
