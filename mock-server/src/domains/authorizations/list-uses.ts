import { GrantUse, UseFilter } from '@hall/contract/grant-uses';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns } from '../../core/list.ts';
import { yuanOf } from '../../core/money.ts';
import type { RowScope } from '../../core/scope.ts';

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

/** Claims of one's own, on grants that one gave, and on projects that one leads; those of departments for who sees these. */
function inScope(scope: RowScope, personId: string): object {
  if (scope.kind === 'all') return {};
  const own = [{ personId }, { grant: { authorizerId: personId } }, { project: { leaderId: personId } }];
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
  const [all, pending] = await Promise.all([
    read.bookedClaim.aggregate({ where, _sum: { asked: true, spent: true } }),
    read.bookedClaim.aggregate({ where: { AND: [where, { state: 'pending' }] }, _sum: { asked: true } }),
  ]);
  return {
    [wireName(GrantUse, 'asked')]: yuanOf(all._sum.asked ?? 0),
    [wireName(GrantUse, 'frozen')]: yuanOf(pending._sum.asked ?? 0),
    [wireName(GrantUse, 'spent')]: yuanOf(all._sum.spent ?? 0),
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
  scope: (scope, { person }) => inScope(scope, person.id),
  count: (read, where) => read.bookedClaim.count({ where }),
  find: (read, query) => findUses(read, query),
  where: conditions,
  columns: COLUMNS,
  order: [{ bookedAt: 'desc' }, { id: 'desc' }],
  toRow: useOf,
  sums,
});
