import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import type { Page } from '@hall/contract/wire/page';
import type { Services } from '../../../core/services.ts';
import { projectSought } from '../sought.ts';

const include = {
  department: { select: { name: true, nameEn: true } },
  leader: { select: { name: true, nameEn: true, staffNumber: true } },
} as const;

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
  const query = { where, include, orderBy: { code: 'asc' }, skip: (page - 1) * pageSize, take: pageSize } as const;
  const [total, found] = await Promise.all([read.project.count({ where }), read.project.findMany(query)]);
  const rows = found.map(
    ({ code, name, nameEn, state, lastDay, department, leader, accountSetName, accountSetNameEn }): ProjectToApplyFor => ({
      ...{ code, name, nameEn, state: state as ProjectToApplyFor['state'], until: lastDay },
      ...{ department: department.name, departmentEn: department.nameEn },
      ...{ leader: leader.name, leaderEn: leader.nameEn, leaderNumber: leader.staffNumber },
      ...{ accountSet: accountSetName, accountSetEn: accountSetNameEn },
    }),
  );
  return { total, rows };
}
