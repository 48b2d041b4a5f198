import { EntryKind, LedgerEntry, LedgerFilter, projectsEndpoints } from '@hall/contract/projects';
import { optionsOf } from '@hall/contract/wire/coded';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { type Asked, defineList, type ListColumns } from '../../core/list.ts';
import { yuanOf } from '../../core/money.ts';
import { bringToDay } from '../authorizations/index.ts';
import { eitherOf, managedBy, ownProjects } from './project-scope.ts';

const findEntries = (read: Reader, query: object) =>
  read.ledgerEntry.findMany({ ...query, include: { claim: { select: { number: true } } } });
type Row = Awaited<ReturnType<typeof findEntries>>[number];

const KINDS = optionsOf(EntryKind).map(({ value }) => value);

const COLUMNS: ListColumns = {
  [wireName(LedgerEntry, 'kind')]: { filter: (values) => values.filter((value) => KINDS.includes(value)).map((kind) => ({ kind })) },
  [wireName(LedgerEntry, 'day')]: { sort: (order) => ({ day: order }) },
};

/** The entries of the projects that a person leads, manages, or holds a grant on that shows them (PROJ-13). */
async function visible({ services, person }: Asked<LedgerFilter>): Promise<object> {
  const [managed, own] = await Promise.all([
    managedBy(services, person),
    ownProjects(services, person.id, ({ showsLedger }) => showsLedger),
  ]);
  return { project: eitherOf(managed, own) };
}

const texts = (text: string): object => ({
  OR: [{ summary: { contains: text } }, { summaryEn: { contains: text } }, { claim: { number: { contains: text } } }],
});

const conditions = ({ project = '', kind, from, to, text }: LedgerFilter): object[] => [
  { projectCode: project },
  ...(kind ? [{ kind }] : []),
  { day: { ...(from && { gte: from }), ...(to && { lte: to }) } },
  ...(text ? [texts(text)] : []),
];

/** Fen, below 0 for what was spent. */
const signed = (kind: string, amount: bigint): number => (kind === 'expense' ? -1 : 1) * Number(amount);

const entryOf = ({ id, kind, subjectName, subjectNameEn, amount, summary, summaryEn, day, claim }: Row): LedgerEntry => ({
  id,
  kind: kind as LedgerEntry['kind'],
  subject: subjectName,
  subjectEn: subjectNameEn,
  amount: yuanOf(signed(kind, amount)),
  summary,
  summaryEn: summaryEn || undefined,
  day,
  claim: claim?.number,
});

async function sums(read: Reader, where: object): Promise<Record<string, string>> {
  const kinds = await read.ledgerEntry.groupBy({ by: ['kind'], where, _sum: { amount: true } });
  const total = kinds.reduce((sum, { kind, _sum }) => sum + signed(kind, _sum.amount ?? 0n), 0);
  return { [wireName(LedgerEntry, 'amount')]: yuanOf(total) };
}

/** Those that are no numbers find nothing. */
const numbersIn = (keys: readonly string[]): number[] => keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

/** What came into a project, was spent for it and was given back, the latest first unless sorted (PROJ-19). */
export const ledgerList = defineList<LedgerFilter, LedgerEntry, Row>({
  pageId: 'project-ledger',
  filter: LedgerFilter,
  row: LedgerEntry,
  rowKey: 'id',
  byKeys: (keys) => ({ id: { in: numbersIn(keys) } }),
  access: projectsEndpoints.ledger.access,
  scope: (_, asked) => visible(asked),
  count: (read, where) => read.ledgerEntry.count({ where }),
  find: findEntries,
  where: conditions,
  columns: COLUMNS,
  order: [{ day: 'desc' }, { id: 'desc' }],
  toRow: entryOf,
  ready: bringToDay,
  sums,
});
