import { Project, ProjectFilter, projectsEndpoints } from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns } from '../../core/list.ts';
import { yuanOf } from '../../core/money.ts';
import { balanceOf } from '../authorizations/index.ts';
import { projectConditions, stateColumn } from './project-conditions.ts';
import { projectOf } from './project-of.ts';
import { inScope } from './project-scope.ts';
import { findProjects, type StoredProject } from './stored-projects.ts';

const COLUMNS: ListColumns = {
  [wireName(Project, 'code')]: { sort: (order) => ({ code: order }) },
  [wireName(Project, 'department')]: { sort: (order) => ({ department: { name: order } }) },
  [wireName(Project, 'leader')]: { sort: (order) => ({ leader: { name: order } }) },
  [wireName(Project, 'state')]: stateColumn,
  [wireName(Project, 'budget')]: { sort: (order) => ({ budget: order }) },
  [wireName(Project, 'income')]: { sort: (order) => ({ income: order }) },
  [wireName(Project, 'spent')]: { sort: (order) => ({ spent: order }) },
  [wireName(Project, 'frozen')]: { sort: (order) => ({ frozen: order }) },
  [wireName(Project, 'lastDay')]: { sort: (order) => ({ lastDay: order }) },
};

const named = (text: string): object[] => [{ name: { contains: text } }, { nameEn: { contains: text } }];

const conditions = (filter: ProjectFilter): object[] => [
  ...projectConditions(filter),
  ...(filter.department ? [{ department: { OR: named(filter.department) } }] : []),
  ...(filter.leader ? [{ leader: { OR: [...named(filter.leader), { staffNumber: { contains: filter.leader } }] } }] : []),
];

async function sums(read: Reader, where: object): Promise<Record<string, string>> {
  const { _sum } = await read.project.aggregate({ where, _sum: { budget: true, income: true, spent: true, frozen: true } });
  const of = (name: keyof typeof _sum): bigint => _sum[name] ?? 0n;
  return {
    [wireName(Project, 'budget')]: yuanOf(Number(of('budget'))),
    [wireName(Project, 'income')]: yuanOf(Number(of('income'))),
    [wireName(Project, 'spent')]: yuanOf(Number(of('spent'))),
    [wireName(Project, 'frozen')]: yuanOf(Number(of('frozen'))),
    [wireName(Project, 'balance')]: yuanOf(balanceOf({ income: of('income'), spent: of('spent'), frozen: of('frozen') })),
  };
}

/** All projects that a person manages, by their codes unless sorted (PROJ-1). */
export const allProjectList = defineList<ProjectFilter, Project, StoredProject>({
  pageId: 'projects-all',
  filter: ProjectFilter,
  row: Project,
  rowKey: 'code',
  access: projectsEndpoints.all.access,
  scope: inScope,
  count: (read, where) => read.project.count({ where }),
  find: findProjects,
  where: conditions,
  columns: COLUMNS,
  order: [{ code: 'asc' }],
  toRow: (row) => projectOf(row, true),
  sums,
});
