import type { SpecialDraft } from '@hall/contract/special-grants';
import type { Tx } from '@hall/database/database';
import { departmentsBelow } from '../../../core/department-tree.ts';
import { Refusal } from '../../../core/refusal.ts';
import { covers, type RowScope } from '../../../core/scope.ts';
import type { Reading } from '../../../core/services.ts';
import { requireOpen } from '../giving/authority.ts';
import type { About } from '../giving/make-grant.ts';

/** What a special grant is about, with what is told and checked of it. */
export interface SpecialAbout {
  readonly about: About;
  /** What people call it, as the field that names it. */
  readonly named: { readonly [K in 'project' | 'department']?: { readonly zh: string; readonly en: string } };
  /** Staff number of who leads the project; none of a department. */
  readonly leader?: string;
  /** yyyy-MM-dd, the last day of the project; nothing ends what is on a department. */
  readonly until?: string;
}

type Asked = Pick<SpecialDraft, 'project' | 'department' | 'withBelow'>;

const within = (scope: RowScope, ids: readonly string[]): boolean => ids.every((departmentId) => covers(scope, { id: '', departmentId }));

const refused = (field: keyof Asked, rule: 'grant-what' | 'project-unknown' | 'department-unknown' | 'special-scope') =>
  new Refusal(404, rule, { field });

async function projectAsked(tx: Tx, code: string, scope: RowScope): Promise<SpecialAbout> {
  const project = await tx.project.findUnique({ where: { code }, include: { leader: { select: { staffNumber: true } } } });
  if (!project) throw refused('project', 'project-unknown');
  if (!within(scope, [project.departmentId])) throw refused('project', 'special-scope');
  requireOpen(project);
  const named = { project: { zh: project.name, en: project.nameEn } };
  return { about: { project }, named, leader: project.leader.staffNumber, until: project.lastDay };
}

async function departmentAsked(
  tx: Tx,
  services: Reading,
  { id, withBelow, scope }: { readonly id: string; readonly withBelow: boolean; readonly scope: RowScope },
): Promise<SpecialAbout> {
  const department = await tx.department.findUnique({ where: { id } });
  if (!department) throw refused('department', 'department-unknown');
  const reached = withBelow ? await departmentsBelow(services, [id]) : [id];
  if (!within(scope, reached)) throw refused(within(scope, [id]) ? 'withBelow' : 'department', 'special-scope');
  return { about: { department: { id, withBelow } }, named: { department: { zh: department.name, en: department.nameEn } } };
}

/**
 * The project or the department that a special grant is to be on, within the rows for which somebody may give such.
 * @throws Refusal 404 `grant-what`, `project-unknown`, `department-unknown`, `special-scope`; 500 `project-frozen`, `project-closed`
 */
export async function specialAbout(
  tx: Tx,
  services: Reading,
  { project, department, withBelow }: Asked,
  scope: RowScope,
): Promise<SpecialAbout> {
  if (project && department) throw refused('department', 'grant-what');
  if (project) return projectAsked(tx, project, scope);
  if (department) return departmentAsked(tx, services, { id: department, withBelow, scope });
  throw refused('project', 'grant-what');
}
