import * as z from 'zod/mini';
import { GRANT_NUMBER_MAX, Grant } from './authorizations.ts';
import { draftFields, GrantSystem } from './draft-terms.ts';
import { FoundPerson } from './found-person.ts';
import { ProjectState, REASON_MAX } from './project-terms.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, optionalText, seenText } from './wire/flags.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** A grant as somebody gives it. */
export const GrantDraft = request({
  ...draftFields,
  parent: ['sjsqbh', optionalText(GRANT_NUMBER_MAX), '所持授权', 'Own grant', 'that is given on; none of who leads the project'],
  reason: ['sqyy', seenText(REASON_MAX), '授权原因', 'Reason'],
});
export type GrantDraft = Of<typeof GrantDraft>;

/** A project that somebody can grant, by which authority. */
export const GrantableProject = entity({
  code: ['xmbh', z.string(), '项目编号', 'Project code'],
  name: ['xmmc', z.string(), '项目名称', 'Project'],
  nameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名', 'Department in English'],
  leader: ['fzr', z.string(), '负责人', 'Leader'],
  leaderEn: ['fzren', z.string(), '负责人英文名', 'Leader in English'],
  leaderNumber: ['fzrgh', z.string(), '负责人工号', 'Staff number of the leader'],
  state: ['xmzt', ProjectState, '项目状态', 'State'],
  parent: ['sjsqbh', z.optional(z.string()), '所持授权', 'Own grant', 'none of who leads it'],
  until: ['yxqz', z.optional(day), '可授权至', 'Can be granted until', 'none where nothing ends it'],
  systems: ['xts', z.array(GrantSystem), '可授业务范围', 'Systems that can be granted'],
  controlled: ['sfkzed', flag, '控制额度', 'Amount controlled'],
  available: ['kyje', z.optional(amount), '可授额度', 'Can be given on', 'yuan; none where it is not controlled'],
  showsBalance: ['sfxsye', flag, '可见余额', 'Shows the balance'],
  showsLedger: ['sfxsmx', flag, '可见明细', 'Shows the ledger'],
});
export type GrantableProject = Of<typeof GrantableProject>;

/** Giving a grant, and what has to be looked up for it (PROJ-2). */
export const givingEndpoints = {
  /** Projects that one leads, and those that one may give on; by code or name. */
  grantable: endpoint('authorizations.given', {
    method: 'GET',
    path: '/api/authorizations/grantable',
    summary: { zh: '查找可授权项目', en: 'Projects that one can grant, by code or name', action: 'Find projects to grant' },
    request: request({ ...pageFields, text: ['text', optionalText(), '项目编号或名称', 'Code or name'] }),
    data: pageOf(GrantableProject),
    byPage: true,
    codes: [],
  }),
  people: endpoint(['authorizations.given', 'applications.own', 'authorizations.department', 'authorizations.special', 'signatures'], {
    method: 'GET',
    path: '/api/yhxx/sqsqsysuser',
    spec: '7.2',
    summary: { zh: '查找可授权人员', en: 'People who can be authorized, by name, number or pinyin', action: 'Find people to authorize' },
    request: request({ ...pageFields, text: ['text', optionalText(), '查找内容', 'Search text', 'of name, number or pinyin'] }),
    data: pageOf(FoundPerson),
    byPage: true,
    codes: [],
  }),
  /** 404 at the field with the rules `grant-…`; 500 `project-frozen`, `project-closed`, `grant-not-active`, `grant-not-to-give-on`. */
  give: endpoint('authorizations.given', {
    method: 'POST',
    path: '/api/authorizations/give',
    summary: { zh: '授权', en: 'Give a grant' },
    request: GrantDraft,
    data: Grant,
    ownHand: true,
    codes: [404, 500],
  }),
};
