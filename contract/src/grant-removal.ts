import * as z from 'zod/mini';
import { GRANT_NUMBER_MAX, Grant } from './authorizations.ts';
import { PROJECT_CODE_MAX, REASON_MAX } from './project-terms.ts';
import { REMOVAL_MODES, REMOVAL_WAYS } from './rules/removal.ts';
import { once } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, flag, optionalText, seenText, text } from './wire/flags.ts';

/**
 * Most grants that are looked at, and removed, at once. All of them are one unit of work, during which nothing else is written: 500 take a few
 * seconds on a machine with much else to do. Nobody looks at more rows than that with care.
 */
export const REMOVED_TOGETHER_MAX = 500;

/** Most projects, and departments, by which grants are chosen at once. */
export const REMOVAL_CHOSEN_MAX = 50;

const several = (max: number) =>
  z.optional(
    z.array(text(max)).check(
      z.maxLength(REMOVAL_CHOSEN_MAX),
      once((one) => one),
    ),
  );

/** By what grants are chosen that are to be removed. All that is given narrows what is found; each way needs its own. */
export const RemovalChoice = request({
  way: ['jcfs', coded(REMOVAL_WAYS), '解除方式', 'Find them'],
  most: ['kyjez', optionalText(20), '可用额度不超过', 'Available at most', 'yuan; 0.00 finds what is used up, none what has no amount'],
  projects: ['xmbhs', several(PROJECT_CODE_MAX), '项目', 'Projects', 'codes'],
  departments: ['bmbhs', several(50), '部门', 'Departments', 'ids: grants on all of their projects, and on single ones of them'],
  withBelow: ['sfhxj', z.optional(flag), '含下级部门', 'With departments below'],
});
export type RemovalChoice = Of<typeof RemovalChoice>;

/** A grant that a removal concerns. */
export const RemovalGrant = entity({
  grant: ['sq', Grant, '授权', 'Grant'],
  found: ['sffh', flag, '是否符合条件', 'Found', 'otherwise it ends with the one that it was given on from, and cannot be chosen'],
  pendingClaims: ['dclbxs', z.int(), '待处理报销单数', 'Claims that are pending', 'they can still be decided'],
  pendingAmount: ['dclbxje', amount, '待处理报销金额', 'Amount of the claims that are pending', 'yuan'],
  givenBack: ['shje', z.optional(amount), '收回额度', 'Given back', 'yuan, to the grant that it was given on from, where that stays'],
  shown: ['yxbs', z.string(), '影响标识', 'Mark of what was shown', 'sent back where it is removed; empty where it cannot be chosen'],
});
export type RemovalGrant = Of<typeof RemovalGrant>;

/** What has become of a grant that was to be removed. */
export const RemovalOutcome = entity({
  number: ['sqbh', z.string(), '授权编号', 'Grant number'],
  fault: ['bkyy', z.optional(z.string()), '未解除的原因', 'Why it was not removed', 'none where it was'],
  faultEn: ['bkyyen', z.optional(z.string()), '未解除的英文原因', 'Why it was not removed in English'],
});
export type RemovalOutcome = Of<typeof RemovalOutcome>;

const ShownGrant = request({
  number: ['sqbh', text(GRANT_NUMBER_MAX), '授权编号', 'Grant number'],
  shown: ['yxbs', text(), '影响标识', 'Mark of what was shown'],
});

/** Grants that are to be removed, each with the mark of what was shown of it. */
export const RemovalOrder = request({
  grants: [
    'sqs',
    z.array(ShownGrant).check(
      z.minLength(1),
      z.maxLength(REMOVED_TOGETHER_MAX),
      once(({ number }) => number),
    ),
    '授权',
    'Grants',
    '1 to 500, each with the mark of what was shown of it',
  ],
  reason: ['yy', seenText(REASON_MAX), '原因', 'Reason'],
  mode: ['zxfs', coded(REMOVAL_MODES), '执行方式', 'How it is done'],
});
export type RemovalOrder = Of<typeof RemovalOrder>;

/** A department in which somebody can remove grants, or one above such. */
export const RemovalDepartment = entity({
  id: ['bmbh', z.string(), '部门编号', 'Department id'],
  parentId: ['sjbmbh', z.optional(z.string()), '上级部门编号', 'Parent id'],
  name: ['bmmc', z.string(), '部门', 'Department'],
  nameEn: ['bmmcen', z.string(), '部门英文名称', 'Department in English'],
  pinyin: ['logogram', z.string(), '拼音', 'Pinyin', 'initials, then all syllables'],
  grants: ['sqs', z.int(), '授权数', 'Grants', 'that can be removed, without those of departments below it'],
});
export type RemovalDepartment = Of<typeof RemovalDepartment>;

/** Removing several grants at once (PROJ-26). */
export const grantRemovalEndpoints = {
  /** None where there is nothing to remove: who removes grants looks up no others. */
  removalDepartments: endpoint('authorizations.remove', {
    method: 'GET',
    path: '/api/authorizations/removal/departments',
    summary: {
      zh: '可解除授权的部门',
      en: 'Departments in which one can remove grants, and those above them',
      action: 'Departments to remove in',
    },
    data: z.array(RemovalDepartment),
    byPage: true,
    codes: [],
  }),
  /**
   * Those on which the caller may act, in the order of their numbers, and what was given on from them. 404 at the field:
   * `removal-amount`, `removal-projects`, `removal-departments`, `project-unknown`, `department-unknown`; 500 `removal-too-many`.
   */
  removable: endpoint('authorizations.remove', {
    method: 'POST',
    path: '/api/authorizations/removal/preview',
    summary: {
      zh: '查看可解除授权',
      en: 'Grants that can be removed by amount, project or department',
      action: 'Look at grants to remove',
    },
    request: RemovalChoice,
    data: entity({ grants: ['sqs', z.array(RemovalGrant), '授权', 'Grants', 'at most 500'] }),
    codes: [404, 500],
  }),
  /**
   * All of them, or none: 404 `not-found`, 500 `removal-changed` where one has ended or is not what was shown. One by one: what hinders
   * one is told in its row, and the others are removed.
   */
  remove: endpoint('authorizations.remove', {
    method: 'POST',
    path: '/api/authorizations/removal',
    summary: { zh: '批量解除授权', en: 'Remove several grants', action: 'Remove grants' },
    request: RemovalOrder,
    data: entity({ outcomes: ['jgs', z.array(RemovalOutcome), '结果', 'Outcomes', 'in the order that was asked for'] }),
    ownHand: true,
    codes: [404, 500],
  }),
};
