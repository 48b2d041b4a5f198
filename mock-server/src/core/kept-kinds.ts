import type { ParameterName } from '@hall/contract/parameter-table';
import type { Reader, Tx } from '@hall/database/database';

interface Rows {
  readonly where: object;
  readonly orderBy: object[];
  readonly take: number;
}

interface Removal {
  readonly where: object;
  readonly limit?: number;
}

/** Rows that grow in number and are kept for some time. What is found of them goes into the archive, so secrets are left out there. */
export interface Kind {
  /** The folder in the archive. */
  readonly name: string;
  /** For how many days. */
  readonly days: ParameterName;
  /** At least so many, whatever the parameter says. */
  readonly least: number;
  /** The moment from which the days count. */
  readonly at: string;
  /** By which fields rows are in order; no two rows have the same. An index begins with the first, which is the moment but of logs. */
  readonly order: readonly string[];
  /** A log: rows leave it in the order of their ids, which are numbers. */
  readonly log?: true;
  find(read: Reader, query: Rows): Promise<object[]>;
  remove(tx: Tx, query: Removal): Promise<{ readonly count: number }>;
}

/** As long as the law wants logs of networks to be kept, in days: nobody has traces vanish sooner by a parameter. */
const LOG_DAYS = 183;
const logged = { least: LOG_DAYS, at: 'at', order: ['id'], log: true } as const;
/** Paper is compared with its sheet for a year at least, in days: by then the books that it belongs to are closed. */
const SHEET_DAYS = 366;
/** What a sign-in depends on is a day old at most. */
const trace = { days: 'keepTraces', least: 1 } as const;

export const KINDS: readonly Kind[] = [
  {
    name: 'operations',
    days: 'keepOperations',
    ...logged,
    find: (read, query) => read.operationRecord.findMany(query),
    remove: (tx, query) => tx.operationRecord.deleteMany(query),
  },
  {
    name: 'sign-ins',
    days: 'keepSignIns',
    ...logged,
    find: (read, query) => read.signInRecord.findMany(query),
    remove: (tx, query) => tx.signInRecord.deleteMany(query),
  },
  {
    name: 'sessions',
    days: 'keepSessions',
    least: 1,
    at: 'endsAt',
    order: ['endsAt', 'id'],
    find: (read, query) => read.session.findMany(query),
    remove: (tx, query) => tx.session.deleteMany(query),
  },
  {
    name: 'messages',
    days: 'keepMessages',
    least: 1,
    at: 'sentAt',
    order: ['sentAt', 'id'],
    // Texts hold codes.
    find: (read, query) => read.outboxMessage.findMany({ ...query, omit: { text: true } }),
    remove: (tx, query) => tx.outboxMessage.deleteMany(query),
  },
  {
    name: 'pushed',
    days: 'keepPushed',
    least: 1,
    at: 'sentAt',
    order: ['sentAt', 'id'],
    find: (read, query) => read.pushedNotice.findMany(query),
    remove: (tx, query) => tx.pushedNotice.deleteMany(query),
  },
  {
    name: 'sheets',
    days: 'keepSheets',
    least: SHEET_DAYS,
    at: 'at',
    order: ['at', 'code'],
    find: (read, query) => read.sheet.findMany(query),
    remove: (tx, query) => tx.sheet.deleteMany(query),
  },
  {
    name: 'imports',
    days: 'keepOperations',
    least: LOG_DAYS,
    at: 'at',
    order: ['at', 'id'],
    find: (read, query) => read.importDone.findMany(query),
    remove: (tx, query) => tx.importDone.deleteMany(query),
  },
  {
    name: 'failures',
    ...trace,
    at: 'at',
    order: ['at', 'id'],
    find: (read, query) => read.signInFailure.findMany(query),
    remove: (tx, query) => tx.signInFailure.deleteMany(query),
  },
  {
    name: 'refusals',
    ...trace,
    at: 'until',
    order: ['until', 'subject'],
    find: (read, query) => read.signInRefusal.findMany(query),
    remove: (tx, query) => tx.signInRefusal.deleteMany(query),
  },
  {
    name: 'codes',
    ...trace,
    at: 'sentAt',
    order: ['sentAt', 'personId', 'purpose'],
    find: (read, query) => read.contactCode.findMany({ ...query, omit: { code: true, proof: true, target: true } }),
    remove: (tx, query) => tx.contactCode.deleteMany(query),
  },
  {
    name: 'recoveries',
    ...trace,
    at: 'createdAt',
    order: ['createdAt', 'id'],
    find: (read, query) => read.passwordRecovery.findMany({ ...query, omit: { code: true, phone: true } }),
    remove: (tx, query) => tx.passwordRecovery.deleteMany(query),
  },
  {
    name: 'tokens',
    ...trace,
    at: 'expiresAt',
    order: ['expiresAt', 'id'],
    find: (read, query) => read.usedToken.findMany(query),
    remove: (tx, query) => tx.usedToken.deleteMany(query),
  },
];
