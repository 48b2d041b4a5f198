import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import type { Page } from '@hall/contract/wire/page';
import type { Reader } from '@hall/database/database';
import type { Services } from '../../../core/services.ts';
import { projectSought } from '../sought.ts';

const include = {
  department: { select: { name: true, nameEn: true } },
  leader: { select: { name: true, nameEn: true, staffNumber: true } },
} as const;

const findProjects = (read: Reader, query: object) => read.project.findMany({ ...query, include });
type Stored = Awaited<ReturnType<typeof findProjects>>[number];

/** A stored project as it is offered to be chosen. */
export const projectFound = ({ department, leader, ...project }: Stored): ProjectToApplyFor => ({
  ...{ code: project.code, name: project.name, nameEn: project.nameEn, until: project.lastDay },
  state: project.state as ProjectToApplyFor['state'],
  ...{ department: department.name, departmentEn: department.nameEn },
  ...{ leader: leader.name, leaderEn: leader.nameEn, leaderNumber: leader.staffNumber },
  ...{ accountSet: project.accountSetName, accountSetEn: project.accountSetNameEn },
});

interface Asked {
  readonly text?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Projects by code or name, of those for which something holds, with who leads them. */
export async function projectsFoundBy(
  { database: { read } }: Services,
  { text = '', page, pageSize }: Asked,
  among: object,
): Promise<Page<ProjectToApplyFor>> {
  const sought = text.trim();
  const where = { AND: [among, sought ? projectSought(sought) : {}] };
  const query = { where, orderBy: { code: 'asc' }, skip: (page - 1) * pageSize, take: pageSize };
  const [total, found] = await Promise.all([read.project.count({ where }), findProjects(read, query)]);
  return { total, rows: found.map(projectFound) };
}
