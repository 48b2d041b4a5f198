import { OwnProject, OwnProjectFilter, projectsEndpoints } from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import { type Asked, defineList, type ListColumns } from '../../core/list.ts';
import type { Reading } from '../../core/services.ts';
import { bringToDay } from '../authorizations/index.ts';
import { ownProjectOf } from './own-project-of.ts';
import { projectConditions, stateColumn } from './project-conditions.ts';
import { grantsOn, holdingsOf, ownProjects } from './project-scope.ts';
import { findProjects } from './stored-projects.ts';

// No amount is sorted by or added up: that would tell of those that the person may not see.
const COLUMNS: ListColumns = {
  [wireName(OwnProject, 'code')]: { sort: (order) => ({ code: order }) },
  [wireName(OwnProject, 'state')]: stateColumn,
  [wireName(OwnProject, 'firstDay')]: { sort: (order) => ({ firstDay: order }) },
  [wireName(OwnProject, 'lastDay')]: { sort: (order) => ({ lastDay: order }) },
};

const ofPart = (part: OwnProjectFilter['part'], personId: string): object[] => {
  if (!part) return [];
  return [part === 'leader' ? { leaderId: personId } : { leaderId: { not: personId } }];
};

async function find(read: Reading['database']['read'], query: object, { services, person }: Asked<OwnProjectFilter, Reading>) {
  const [rows, holdings] = await Promise.all([findProjects(read, query), holdingsOf(services, person.id)]);
  return rows.map((row) => ownProjectOf(row, { personId: person.id, grants: grantsOn(row, holdings) }));
}

/** The projects that a person leads or may use, whatever the roles show of others, by their codes unless sorted (PROJ-19). */
export const ownProjectList = defineList<OwnProjectFilter, OwnProject, OwnProject>({
  pageId: 'projects',
  filter: OwnProjectFilter,
  row: OwnProject,
  rowKey: 'code',
  access: projectsEndpoints.own.access,
  scope: (_, { services, person }) => ownProjects(services, person.id),
  count: (read, where) => read.project.count({ where }),
  find,
  where: (filter, { person }) => [...projectConditions(filter), ...ofPart(filter.part, person.id)],
  columns: COLUMNS,
  order: [{ code: 'asc' }],
  toRow: (project) => project,
  ready: bringToDay,
});
