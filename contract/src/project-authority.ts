import * as z from 'zod/mini';
import { Grant } from './authorizations.ts';
import { PROJECT_CODE_MAX } from './project-terms.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, flag, text } from './wire/flags.ts';

/** Most grants that an answer has. */
export const AUTHORITY_MOST = 200;

/** On which page somebody finds a grant. */
export const GrantPlace = coded({
  held: ['被授权人查看', 'Grants to me'],
  given: ['授权查看', 'Grants by me'],
  department: ['部门授权', 'Department grants'],
  special: ['特殊授权', 'Special grants'],
  all: ['授权管理', 'Grants of all'],
});
export type GrantPlace = Of<typeof GrantPlace>;

/** Where in the hall a grant is shown on one of these pages. */
export const placePath = (place: GrantPlace): string => `/authorizations/${place}`;

/** A grant by which somebody may use a project. */
export const AuthorityGrant = entity({
  grant: ['sq', Grant, '授权', 'Grant'],
  passedOn: ['zsje', amount, '已转授金额', 'Given on', 'yuan: what grants that were given on from it take of its amount'],
  place: ['ckym', z.optional(GrantPlace), '查看页面', 'Where it can be opened', 'none where the caller finds it on no page'],
});
export type AuthorityGrant = Of<typeof AuthorityGrant>;

/** Who may use a project: who leads it, and the grants about it that have not ended, as far as the caller may see them. */
export const ProjectAuthority = entity({
  code: ['xmbh', z.string(), '项目编号', 'Project code'],
  name: ['xmmc', z.string(), '项目名称', 'Project'],
  nameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  leader: ['fzr', z.string(), '负责人', 'Leader'],
  leaderEn: ['fzren', z.string(), '负责人英文名', 'Leader in English'],
  leaderNumber: ['fzrgh', z.string(), '负责人工号', 'Staff number of the leader'],
  balance: ['ye', z.optional(amount), '余额', 'Balance', 'yuan; none for who may not see it'],
  whole: ['sfqb', flag, '是否全部可见', 'All are shown', 'to who leads the project, heads its department or manages grants'],
  grants: ['sqs', z.array(AuthorityGrant), '授权', 'Grants', 'by their numbers, at most 200; those of its whole department too'],
  more: ['qtsqs', z.int().check(z.minimum(0)), '其余授权数', 'Further grants', 'how many more there are'],
});
export type ProjectAuthority = Of<typeof ProjectAuthority>;

export const projectAuthorityEndpoints = {
  /**
   * Of a project that the caller leads, holds a living grant on, manages, or whose department the caller heads; 404 `not-found`, of others as
   * well. Who neither leads nor answers for it sees the grants that they hold and gave (PROJ-13, PROJ-16).
   */
  ofProject: endpoint(['projects', 'projects.manage'], {
    method: 'POST',
    path: '/api/authorizations/project',
    summary: { zh: '项目授权', en: 'Who may use a project: its leader and the grants on it', action: 'Who may use a project' },
    request: request({ code: ['xmbh', text(PROJECT_CODE_MAX), '项目编号', 'Project code'] }),
    data: ProjectAuthority,
    codes: [404],
  }),
};
