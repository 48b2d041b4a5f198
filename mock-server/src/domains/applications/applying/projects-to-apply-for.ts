import type { applicationsEndpoints } from '@hall/contract/applications';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Page } from '@hall/contract/wire/page';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { projectSought } from '../../authorizations/index.ts';

const include = {
  department: { select: { name: true, nameEn: true } },
  leader: { select: { name: true, nameEn: true, staffNumber: true } },
} as const;

/** What is true of the projects that are looked for. */
const soughtBy = (text: string, closed: boolean) => ({
  ...(!closed && { state: { not: 'closed' } }),
  ...(text && projectSought(text)),
});

/** The projects that can be applied for, by code or name: whoever applies knows one of the two. */
export async function projectsToApplyFor(
  { database: { read } }: Services,
  { text = '', closed = false, page, pageSize }: RequestOf<typeof applicationsEndpoints.projects>,
  _: SignedInCall,
): Promise<Page<ProjectToApplyFor>> {
  const where = soughtBy(text.trim(), closed);
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
