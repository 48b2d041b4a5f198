import type { Project } from '@hall/contract/projects';
import type { ProjectState } from '@hall/contract/rules/project-states';
import { yuanOf } from '../../core/money.ts';
import { balanceOf } from '../authorizations/index.ts';
import type { StoredProject } from './stored-projects.ts';

const amountsOf = (row: StoredProject) => ({
  budget: yuanOf(Number(row.budget)),
  income: yuanOf(Number(row.income)),
  spent: yuanOf(Number(row.spent)),
  frozen: yuanOf(Number(row.frozen)),
  balance: yuanOf(balanceOf(row)),
});

/** A stored project as people get it: with its amounts, or without them for who may not see them (PROJ-13). */
export const projectOf = (row: StoredProject, seesAmounts: boolean): Project => ({
  code: row.code,
  name: row.name,
  nameEn: row.nameEn,
  departmentId: row.departmentId,
  department: row.department.name,
  departmentEn: row.department.nameEn,
  leader: row.leader.name,
  leaderEn: row.leader.nameEn,
  leaderNumber: row.leader.staffNumber,
  accountSet: row.accountSetName,
  accountSetEn: row.accountSetNameEn,
  kind: row.kindName,
  kindEn: row.kindNameEn,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  state: row.state as ProjectState,
  ...(seesAmounts && amountsOf(row)),
});
