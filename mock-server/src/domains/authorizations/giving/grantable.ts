import type { GrantableProject, givingEndpoints } from '@hall/contract/giving';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Page } from '@hall/contract/wire/page';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { departmentsBelow } from '../../../core/department-tree.ts';
import { yuanOf } from '../../../core/money.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay } from '../day.ts';
import { projectSought } from '../sought.ts';
import { findGrants, type StoredGrant } from '../stored-grants.ts';
import { authorityOf, systemsToGive } from './authority.ts';

type Asked = RequestOf<typeof givingEndpoints.grantable>;

/** A project by one of the authorities that somebody has on it. */
interface Found {
  readonly code: string;
  readonly parent?: StoredGrant;
}

const include = {
  department: { select: { name: true, nameEn: true } },
  leader: { select: { name: true, nameEn: true, staffNumber: true } },
} as const;

const findProjects = (read: Reader, codes: readonly string[]) => read.project.findMany({ where: { code: { in: [...codes] } }, include });
type StoredProject = Awaited<ReturnType<typeof findProjects>>[number];

/** What is true of the projects that are looked for; none is granted that is closed. */
const soughtBy = (text = '') => ({
  state: { not: 'closed' },
  ...(text && projectSought(text)),
});

/** The projects that a grant is about, except those that its holder leads. */
async function aboutOf(services: Services, { projectCode, departmentId, withBelow, personId }: StoredGrant): Promise<object> {
  const others = { leaderId: { not: personId } };
  if (projectCode) return { code: projectCode, ...others };
  const departments = withBelow ? await departmentsBelow(services, [departmentId]) : [departmentId];
  return { departmentId: { in: departments }, ...others };
}

/** All that somebody can grant, by code; a project comes once for each authority. */
async function foundBy(services: Services, personId: string, text: string): Promise<Found[]> {
  const { read } = services.database;
  const sought = soughtBy(text);
  const codesOf = async (where: object) =>
    (await read.project.findMany({ where: { AND: [sought, where] }, select: { code: true } })).map(({ code }) => code);
  const led = (await codesOf({ leaderId: personId })).map((code): Found => ({ code }));
  const held = await findGrants(read, {
    where: { personId, state: 'active', mayRegrant: true, parentNumber: null },
    orderBy: { number: 'asc' },
  });
  const given = await Promise.all(
    held.map(async (parent) => (await codesOf(await aboutOf(services, parent))).map((code): Found => ({ code, parent }))),
  );
  return [...led, ...given.flat()].sort((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
}

const namesOf = ({ code, name, nameEn, department, leader, state }: StoredProject) => ({
  ...{ code, name, nameEn, state: state as GrantableProject['state'] },
  ...{ department: department.name, departmentEn: department.nameEn },
  ...{ leader: leader.name, leaderEn: leader.nameEn, leaderNumber: leader.staffNumber },
});

function grantableOf(project: StoredProject, parent?: StoredGrant): GrantableProject {
  const { until, held } = authorityOf(project, parent);
  const { showsBalance, showsLedger } = held ?? { showsBalance: true, showsLedger: true };
  return {
    ...namesOf(project),
    parent: parent?.number,
    until,
    systems: systemsToGive(parent),
    controlled: held?.controlled ?? false,
    available: held?.controlled ? yuanOf(held.available) : undefined,
    ...{ showsBalance, showsLedger },
  };
}

/** The projects that the caller can grant: those that they lead, and those on which they hold what may be given on. */
export async function grantableProjects(
  services: Services,
  { text = '', page, pageSize }: Asked,
  { person }: SignedInCall,
): Promise<Page<GrantableProject>> {
  await bringToDay(services);
  const found = await foundBy(services, person.id, text.trim());
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const stored = await findProjects(
    services.database.read,
    shown.map(({ code }) => code),
  );
  const byCode = new Map(stored.map((project) => [project.code, project]));
  const rows = shown.flatMap(({ code, parent }) => {
    const project = byCode.get(code);
    return project ? [grantableOf(project, parent)] : [];
  });
  return { total: found.length, rows };
}
