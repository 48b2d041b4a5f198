import * as z from 'zod/mini';
import { SuspensionCause } from './authorizations.ts';
import { GrantSystem } from './draft-terms.ts';
import { PROJECT_CODE_MAX, ProjectState } from './project-terms.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, text } from './wire/flags.ts';

/** Who can help where something keeps somebody from a project. */
export const Helper = coded({
  leader: ['项目负责人', 'Leader of the project'],
  authorizer: ['授权人', 'Authorizer'],
  office: ['财务处', 'Finance office'],
  accounts: ['账号管理员', 'Administrators of accounts'],
});
export type Helper = Of<typeof Helper>;

/** One thing that keeps somebody from using a project. */
export const UseObstacle = entity({
  reason: ['yy', z.string(), '原因', 'Reason'],
  reasonEn: ['yyen', z.string(), '英文原因', 'Reason in English'],
  causes: ['djyy', z.array(SuspensionCause), '冻结原因', 'Why it is suspended', 'of a suspended grant'],
  helper: ['bzf', Helper, '可联系', 'Who can help'],
  helperName: ['bzr', z.optional(z.string()), '联系人', 'By name', 'where it is one person'],
  helperNameEn: ['bzren', z.optional(z.string()), '联系人英文名', 'By name in English'],
});
export type UseObstacle = Of<typeof UseObstacle>;

/** A grant of the person on the project, with all that keeps it from the use. */
export const JudgedGrant = entity({
  number: ['sqbh', z.string(), '授权编号', 'Grant number'],
  obstacles: ['zas', z.array(UseObstacle), '阻碍', 'What keeps it', 'nothing of one that would do'],
});
export type JudgedGrant = Of<typeof JudgedGrant>;

/** Whether somebody can use a project in a system for an amount on the present day, and if not, why (PROJ-10). */
export const WhyUse = entity({
  person: ['xm', z.string(), '人员', 'Person'],
  personEn: ['xmen', z.string(), '人员英文名', 'Person in English'],
  project: ['xmbh', z.string(), '项目编号', 'Project code'],
  projectName: ['xmmc', z.string(), '项目名称', 'Project'],
  projectNameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  state: ['xmzt', ProjectState, '项目状态', 'State of the project'],
  usable: ['sfky', flag, '是否可用', 'Can be used'],
  leads: ['sffzr', flag, '是否负责人', 'Leads it', 'and needs no grant'],
  obstacles: ['zas', z.array(UseObstacle), '阻碍', 'Obstacles', 'whatever the grant'],
  grants: ['sqs', z.array(JudgedGrant), '授权', 'Grants of the person on it', 'those that come nearest first, at most 20'],
});
export type WhyUse = Of<typeof WhyUse>;

export const WhyUseQuestion = request({
  staffNumber: ['ygbh', optionalText(20), '人员', 'Person', 'staff number; oneself unless said'],
  project: ['xmbh', text(PROJECT_CODE_MAX), '项目', 'Project', 'code'],
  system: ['ywfw', GrantSystem, '业务范围', 'System'],
  amount: ['je', optionalText(20), '金额', 'Amount', 'yuan; none where no money is moved'],
});
export type WhyUseQuestion = Of<typeof WhyUseQuestion>;

/** Most grants that are judged in an answer. */
export const JUDGED_MOST = 20;

export const whyUseEndpoints = {
  /**
   * Of oneself; of others who leads the project or manages grants. 404 `project-unknown`, `grant-person-unknown`, `why-others`, `claim-amount`,
   * at the field.
   */
  whyUse: endpoint('authorizations.why', {
    method: 'POST',
    path: '/api/authorizations/why',
    summary: { zh: '项目使用排查', en: 'Why somebody can use a project, or cannot, and who can help', action: 'Check project use' },
    request: WhyUseQuestion,
    data: WhyUse,
    codes: [404],
  }),
};
