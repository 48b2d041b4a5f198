import type { FoundPerson } from '@hall/contract/found-person';
import type { DepartmentNode, lookUpsEndpoints } from '@hall/contract/look-ups';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Page } from '@hall/contract/wire/page';
import type { Reader } from '@hall/database/database';
import { spellingOf } from '@hall/database/spelling';
import { byParent, departmentsBelow } from '../../../core/department-tree.ts';
import { notFound } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { spelledAs } from './spelling.ts';

type Asked = RequestOf<typeof lookUpsEndpoints.people>;
type AskedOfDepartment = RequestOf<typeof lookUpsEndpoints.peopleOfDepartment>;
type AskedOfPerson = RequestOf<typeof lookUpsEndpoints.personName>;

const include = { department: true } as const;
type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];
const findPeople = (read: Reader, where: object, page: { skip: number; take: number }) =>
  read.person.findMany({ where, include, orderBy: { staffNumber: 'asc' }, ...page });

const found = ({ department, ...person }: PersonRow): FoundPerson => ({
  staffNumber: person.staffNumber,
  name: person.name,
  nameEn: person.nameEn,
  departmentId: department.id,
  department: department.name,
  departmentEn: department.nameEn,
  enabled: person.enabled,
});

const matching = (text: string) => ({
  OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }, ...spelledAs(text)],
});

async function pageOfPeople({ database: { read } }: Services, { text, page, pageSize }: Asked, among: object): Promise<Page<FoundPerson>> {
  const where = { AND: [among, ...(text?.trim() ? [matching(text.trim())] : [])] };
  const [total, rows] = await Promise.all([
    read.person.count({ where }),
    findPeople(read, where, { skip: (page - 1) * pageSize, take: pageSize }),
  ]);
  return { total, rows: rows.map(found) };
}

export const peopleFound = (services: Services, asked: Asked): Promise<Page<FoundPerson>> => pageOfPeople(services, asked, {});

/** @throws Refusal 404 `not-found` */
export async function peopleOfDepartment(services: Services, asked: AskedOfDepartment): Promise<Page<FoundPerson>> {
  await departmentName(services, asked);
  return pageOfPeople(services, asked, { departmentId: { in: await departmentsBelow(services, [asked.departmentId]) } });
}

/** @throws Refusal 404 `not-found` */
async function personOf({ database: { read } }: Services, { staffNumber }: AskedOfPerson) {
  const person = await read.person.findUnique({
    where: { staffNumber },
    include: { department: true, roles: { include: { role: true } } },
  });
  if (!person) throw notFound('staffNumber');
  return person;
}

export const personName = async (services: Services, asked: AskedOfPerson): Promise<FoundPerson> => found(await personOf(services, asked));

export async function departmentAndRoles(services: Services, asked: AskedOfPerson) {
  const person = await personOf(services, asked);
  return { person: found(person), roles: person.roles.map(({ role: { id, name, nameEn } }) => ({ id, name, nameEn })) };
}

/** @throws Refusal 404 `not-found` */
export async function departmentName({ database: { read } }: Services, { departmentId: id }: { readonly departmentId: string }) {
  const department = await read.department.findUnique({ where: { id }, select: { id: true, name: true, nameEn: true } });
  if (!department) throw notFound('departmentId');
  return department;
}

/** All departments, each after the one above it; in a circle they stand at the end. */
export async function departmentTree({ database: { read } }: Services): Promise<DepartmentNode[]> {
  const rows = await read.department.findMany({ orderBy: { id: 'asc' }, include: { _count: { select: { people: true } } } });
  const below = byParent(rows);
  const placed = new Set(below.get(null));
  for (const { id } of placed) for (const child of below.get(id) ?? []) placed.add(child);
  for (const row of rows) placed.add(row);
  return [...placed].map(({ id, parentId, name, nameEn, _count }) => ({
    id,
    parentId: parentId ?? undefined,
    name,
    nameEn,
    pinyin: spellingOf(name),
    people: _count.people,
  }));
}
