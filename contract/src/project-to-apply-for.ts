import * as z from 'zod/mini';
import { ProjectState } from './project-terms.ts';
import { entity, type Of } from './wire/entity.ts';
import { day } from './wire/flags.ts';

/** A project that somebody can apply for. */
export const ProjectToApplyFor = entity({
  code: ['xmbh', z.string(), '项目编号', 'Project code'],
  name: ['xmmc', z.string(), '项目名称', 'Project'],
  nameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名', 'Department in English'],
  leader: ['fzr', z.string(), '负责人', 'Leader'],
  leaderEn: ['fzren', z.string(), '负责人英文名', 'Leader in English'],
  leaderNumber: ['fzrgh', z.string(), '负责人工号', 'Staff number of the leader'],
  accountSet: ['ztmc', z.string(), '账套', 'Account set'],
  accountSetEn: ['ztmcen', z.string(), '账套英文名', 'Account set in English'],
  state: ['xmzt', ProjectState, '项目状态', 'State'],
  until: ['yxqz', day, '可授权至', 'Can be granted until', 'the last day of the project'],
});
export type ProjectToApplyFor = Of<typeof ProjectToApplyFor>;
