import { HolderFilter, RolePerson, rolesEndpoints } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound } from '../../core/refusal.ts';
import { byStaffNumber, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { keepAnAdmin } from '../people/index.ts';
import { requireReach } from './reach.ts';
import { storedRole } from './role-details.ts';

type Binding = RequestOf<typeof rolesEndpoints.bindPeople>;

const COLUMNS: ListColumns = {
  [wireName(RolePerson, 'staffNumber')]: { sort: (order) => ({ staffNumber: order }) },
  [wireName(RolePerson, 'name')]: { sort: (order) => ({ name: order }) },
};

const findPeople = (read: Reader, query: ListQuery) => read.person.findMany({ ...query, include: { department: true } });

/** Somebody as the page of roles shows people. */
export const rolePersonOf = (person: Awaited<ReturnType<typeof findPeople>>[number]): RolePerson => ({
  staffNumber: person.staffNumber,
  name: person.name,
  nameEn: person.nameEn,
  department: person.department.name,
  departmentEn: person.department.nameEn,
  enabled: person.enabled,
});

const named = (text: string) => ({
  OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }],
});

/** Who has a role, by staff number unless sorted. */
export const holders = defineList({
  pageId: 'roles',
  filter: HolderFilter,
  row: RolePerson,
  rowKey: 'staffNumber',
  access: rolesEndpoints.holders.access,
  scope: byStaffNumber,
  count: (read, where) => read.person.count({ where }),
  find: findPeople,
  where: ({ id, text }) => [{ roles: { some: { roleId: id } } }, ...(text ? [named(text)] : [])],
  columns: COLUMNS,
  order: [{ staffNumber: 'asc' }],
  toRow: rolePersonOf,
});

/** Those of the staff numbers, all of whom the caller acts on. @throws Refusal 404 `not-found` naming the one that there is not */
async function peopleOf(tx: Tx, services: Services, staffNumbers: readonly string[], { person }: SignedInCall) {
  const visible = await byStaffNumber(await scopeOf(services, person, rolesEndpoints.bindPeople.access), { services });
  const people = await tx.person.findMany({ where: { AND: [visible, { staffNumber: { in: [...staffNumbers] } }] } });
  if (new Set(staffNumbers).size > people.length) throw notFound('staffNumbers');
  return people;
}

const namesOf = (people: readonly { readonly name: string; readonly nameEn: string; readonly staffNumber: string }[]) => ({
  zh: people.map(({ name, staffNumber }) => `${name} ${staffNumber}`).join('、'),
  en: people.map(({ nameEn, staffNumber }) => `${nameEn} ${staffNumber}`).join('; '),
});

/** Gives people a role; who has it keeps it. @throws Refusal 404 `not-found`; 403 `beyond-own` */
export async function bindPeople(services: Services, { id, staffNumbers }: Binding, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    await storedRole(tx, id, call);
    await requireReach(services, call.person, id);
    const people = await peopleOf(tx, services, staffNumbers, call);
    const having = await tx.personRole.findMany({ where: { roleId: id, personId: { in: people.map((one) => one.id) } } });
    const added = people.filter((one) => !having.some(({ personId }) => personId === one.id));
    noteChange(call, RolePerson, {}, { name: namesOf(added) });
    await tx.personRole.createMany({ data: added.map((one) => ({ personId: one.id, roleId: id })) });
  });
}

/** Takes a role from people; who has it not stays without. @throws Refusal 404 `not-found`; 403 `beyond-own`; 500 `last-admin` */
export async function unbindPeople(services: Services, { id, staffNumbers }: Binding, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    await storedRole(tx, id, call);
    await requireReach(services, call.person, id);
    const ids = (await peopleOf(tx, services, staffNumbers, call)).map((one) => one.id);
    const removed = await tx.person.findMany({ where: { id: { in: ids }, roles: { some: { roleId: id } } } });
    noteChange(call, RolePerson, { name: namesOf(removed) }, {});
    await tx.personRole.deleteMany({ where: { roleId: id, personId: { in: ids } } });
    if (id === ADMIN_ROLE) await keepAnAdmin(tx);
  });
}
