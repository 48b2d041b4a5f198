import { GrantUse, UseFilter } from '@hall/contract/grant-uses';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import { defineList, type ListColumns } from '../../core/list.ts';
import { yuanOf } from '../../core/money.ts';
import { type RowScope, scopeOf } from '../../core/scope.ts';
import type { Reading } from '../../core/services.ts';
import { headedBy } from './department/headed.ts';
import { headIn, SPECIAL, specialIn } from './grant-scope.ts';

const ABOUT = {
  project: { select: { name: true, nameEn: true } },
  person: { select: { name: true, nameEn: true } },
  decider: { select: { name: true, nameEn: true } },
  signedFor: { select: { name: true, nameEn: true } },
} as const;

type System = Readonly<Record<'name' | 'nameEn', string>>;

/** Claims with what their linked systems are called; a system that is gone is called by its id. */
async function findUses(read: Reader, query: object) {
  const claims = await read.bookedClaim.findMany({ ...query, include: ABOUT });
  const systems = await read.linkedSystem.findMany({ where: { id: { in: claims.map(({ systemId }) => systemId) } } });
  const byId = new Map<string, System>(systems.map((system) => [system.id, system]));
  return claims.map((claim) => ({ ...claim, system: byId.get(claim.systemId) ?? { name: claim.systemId, nameEn: claim.systemId } }));
}
type Row = Awaited<ReturnType<typeof findUses>>[number];

const COLUMNS: ListColumns = {
  [wireName(GrantUse, 'day')]: { sort: (order) => ({ day: order }) },
  [wireName(GrantUse, 'asked')]: { sort: (order) => ({ asked: order }) },
  [wireName(GrantUse, 'spent')]: { sort: (order) => ({ spent: order }) },
  [wireName(GrantUse, 'bookedAt')]: { sort: (order) => ({ bookedAt: order }) },
  [wireName(GrantUse, 'state')]: { filter: (values) => [{ state: { in: [...values] } }] },
};

/** The claim of an id; none has one that is no such number. */
const idOf = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
const byKeys = (ids: readonly string[]): object => ({ id: { in: ids.map(idOf) } });

/** How many projects and grants are named in a condition: the database takes 999 values in a query. */
const NAMED = 500;

/**
 * What is true of claims on projects that somebody leads, or on grants that they gave, that are given for departments that they head, or
 * that they manage as special. As long as these are few they are named, each found by its index: as a condition on what a claim belongs to,
 * the database goes through the claims of everybody.
 */
async function answeredBy(services: Reading, person: SignedInPerson): Promise<object[]> {
  const { read } = services.database;
  const leads = { leaderId: person.id };
  const special = specialIn(await scopeOf(services, person, SPECIAL));
  const answers = { OR: [{ authorizerId: person.id }, headIn(await headedBy(services, person)), special] };
  const elsewhere = { OR: [{ projectCode: null }, { project: { leaderId: { not: person.id } } }] };
  const [led, grants] = await Promise.all([
    read.project.findMany({ where: leads, select: { code: true }, take: NAMED }),
    read.grant.findMany({ where: { AND: [answers, elsewhere] }, select: { number: true }, take: NAMED }),
  ]);
  if (led.length + grants.length >= NAMED) return [{ project: leads }, { grant: answers }];
  // A condition that nothing meets would keep the database from using the indexes of the others.
  return [
    ...(led.length > 0 ? [{ projectCode: { in: led.map(({ code }) => code) } }] : []),
    ...(grants.length > 0 ? [{ grantNumber: { in: grants.map(({ number }) => number) } }] : []),
  ];
}

/** Claims of one's own, and those that one answers for; those of departments for who sees these. */
async function inScope(services: Reading, scope: RowScope, person: SignedInPerson): Promise<object> {
  if (scope.kind === 'all') return {};
  const own = [{ personId: person.id }, ...(await answeredBy(services, person))];
  return { OR: scope.kind === 'own' ? own : [...own, { project: { departmentId: { in: [...scope.ids] } } }] };
}

const conditions = ({ id, grant, project, state, from, to, text }: UseFilter): object[] => [
  { day: { ...(from && { gte: from }), ...(to && { lte: to }) } },
  ...(id ? [byKeys([id])] : []),
  ...(grant ? [{ grantNumber: grant }] : []),
  ...(project ? [{ projectCode: project }] : []),
  ...(state ? [{ state }] : []),
  ...(text ? [{ OR: [{ number: { contains: text } }, { title: { contains: text } }, { titleEn: { contains: text } }] }] : []),
];

const useOf = ({ id, project, person, system, ...claim }: Row): GrantUse => ({
  id: String(id),
  grant: claim.grantNumber ?? undefined,
  project: claim.projectCode,
  projectName: project.name,
  projectNameEn: project.nameEn,
  systemId: claim.systemId,
  system: system.name,
  systemEn: system.nameEn,
  claim: claim.number,
  path: claim.path || undefined,
  person: person.name,
  personEn: person.nameEn,
  title: claim.title,
  titleEn: claim.titleEn || undefined,
  day: claim.day,
  state: claim.state as GrantUse['state'],
  asked: yuanOf(claim.asked),
  frozen: yuanOf(claim.state === 'pending' ? claim.asked : 0n),
  spent: yuanOf(claim.spent),
  ...{ decider: claim.decider?.name, deciderEn: claim.decider?.nameEn },
  ...{ signedFor: claim.signedFor?.name, signedForEn: claim.signedFor?.nameEn },
  bookedAt: wireMoment(claim.bookedAt),
});

/** What all rows ask for, hold and have spent: of one grant, what the grant says of itself (PROJ-22). */
async function sums(read: Reader, where: object): Promise<Record<string, string>> {
  const found = await read.bookedClaim.groupBy({ by: ['state'], where, _sum: { asked: true, spent: true } });
  const asked = found.map(({ state, _sum }) => ({ state, fen: _sum.asked ?? 0n }));
  const all = (fen: readonly bigint[]) => yuanOf(fen.reduce((one, other) => one + other, 0n));
  return {
    [wireName(GrantUse, 'asked')]: all(asked.map(({ fen }) => fen)),
    [wireName(GrantUse, 'frozen')]: all(asked.filter(({ state }) => state === 'pending').map(({ fen }) => fen)),
    [wireName(GrantUse, 'spent')]: all(found.map(({ _sum }) => _sum.spent ?? 0n)),
  };
}

/** Claims that were booked, the latest first unless sorted. */
export const uses = defineList<UseFilter, GrantUse, Row>({
  pageId: 'grant-uses',
  filter: UseFilter,
  row: GrantUse,
  rowKey: 'id',
  byKeys,
  access: 'authorizations.manage',
  scope: (scope, { services, person }) => inScope(services, scope, person),
  count: (read, where) => read.bookedClaim.count({ where }),
  find: (read, query) => findUses(read, query),
  where: conditions,
  columns: COLUMNS,
  order: [{ bookedAt: 'desc' }, { id: 'desc' }],
  toRow: useOf,
  sums,
});
