import * as z from 'zod/mini';
import { ACTING_ON_GRANTS, Grant, grantNumber } from './authorizations.ts';
import { GrantSystem } from './draft-terms.ts';
import { REASON_MAX } from './project-terms.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, optionalText, seenText, text } from './wire/flags.ts';

/** A grant that was given on from one that is to be changed, as far as that bounds the change. */
const ChildBound = entity({
  number: ['sqbh', z.string(), '授权编号', 'Grant number'],
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  firstDay: ['ksrq', day, '开始日期', 'First day'],
  longTerm: ['sfcq', flag, '长期有效', 'Long term'],
  lastDay: ['jsrq', z.optional(day), '结束日期', 'Last day'],
  controlled: ['sfkzed', flag, '是否控制额度', 'Amount controlled'],
});

/** What the grant above leaves to one that is to be changed. */
const ParentBound = entity({
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  controlled: ['sfkzed', flag, '是否控制额度', 'Amount controlled'],
  room: [
    'kyje',
    z.optional(amount),
    '可授额度',
    'Most that can be given',
    'yuan; none where it is not controlled, nor to who applies for a change',
  ],
});

/** A grant that somebody may change, and what bounds the change. */
export const ChangeableGrant = entity({
  grant: ['sq', Grant, '授权', 'Grant'],
  until: ['yxqz', z.optional(day), '可授权至', 'Can last until', 'none where nothing ends it'],
  used: ['zyje', amount, '已占用金额', 'Taken', 'yuan: spent, frozen and given on'],
  parent: ['sjsq', z.optional(ParentBound), '上级授权', 'Given on from'],
  children: ['zsq', z.array(ChildBound), '转授的授权', 'Given on from it'],
  planned: ['dsxrq', z.optional(day), '待生效变更日期', 'Planned change', 'the day from which it holds; none where none is planned'],
});
export type ChangeableGrant = Of<typeof ChangeableGrant>;

/** A change as forms send it: of whoever changes a grant, or applies for that. */
export const changeFields = {
  number: grantNumber,
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  longTerm: ['sfcq', flag, '长期有效', 'Long term'],
  lastDay: ['jsrq', optionalText(10), '结束日期', 'Last day', 'unless it is long-term'],
  controlled: ['sfkzed', flag, '控制额度', 'Amount controlled'],
  amount: ['sqje', optionalText(20), '授权额度', 'Authorized amount', 'yuan, where it is controlled'],
  from: ['bgrq', text(10), '变更生效日期', 'Holds from'],
} as const;

export const GrantChangeDraft = request(changeFields);
export type GrantChangeDraft = Of<typeof GrantChangeDraft>;

export const GrantChanging = request({
  ...changeFields,
  reason: ['bgyy', seenText(REASON_MAX), '变更原因', 'Reason of the change'],
  shown: ['yxbs', text(), '影响标识', 'Mark of what was shown'],
});
export type GrantChanging = Of<typeof GrantChanging>;

/** What a change of a grant would do (PROJ-7). */
export const ChangeEffect = entity({
  before: ['bgq', Grant, '变更前', 'Before'],
  after: ['bgh', Grant, '变更后', 'After it'],
  others: [
    'lds',
    z.array(Grant),
    '连带影响的授权',
    'Grants that it takes along',
    'long-term ones that were given on, with their end after it',
  ],
  lost: ['jsxts', z.array(GrantSystem), '取消的业务范围', 'Systems that are lost'],
  people: ['yxry', z.array(z.string()), '受影响人员', 'Who can do less than before', 'names'],
  peopleEn: ['yxryen', z.array(z.string()), '受影响人员英文名', 'Who can do less than before in English'],
  pendingClaims: ['dclbxs', z.int(), '待处理报销单数', 'Claims that are pending', 'they can still be decided'],
  pendingAmount: ['dclbxje', amount, '待处理报销金额', 'Amount of the claims that are pending', 'yuan'],
  above: ['sjkyje', z.optional(amount), '变更后上级可用额度', 'Available above after it', 'yuan, where the grant above is controlled'],
  shown: ['yxbs', z.string(), '影响标识', 'Mark of what was shown', 'sent back with the change'],
});
export type ChangeEffect = Of<typeof ChangeEffect>;

/**
 * Changing a grant: what it is until then holds until the day from which it is something else (PROJ-23). Who may act on a grant may change it,
 * but for who holds it.
 */
export const grantChangesEndpoints = {
  /** 404 `not-found`, of others' as well; 500 `grant-ended`, `change-own`, `project-frozen`. */
  toChange: endpoint(ACTING_ON_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/change/bounds',
    summary: { zh: '查看可变更范围', en: 'What a grant can be changed to', action: 'Bounds of a change' },
    request: request({ number: grantNumber }),
    data: ChangeableGrant,
    codes: [404, 500],
  }),
  /** 404 `not-found`, and the rules `grant-…` and `change-…` at the field; 500 `grant-ended`, `change-own`, `change-none`, `change-planned`, `project-frozen`. */
  changeEffect: endpoint(ACTING_ON_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/change/effect',
    summary: { zh: '授权变更影响', en: 'What a change of a grant would do', action: 'Effect of a change' },
    request: GrantChangeDraft,
    data: ChangeEffect,
    codes: [404, 500],
  }),
  /** As `changeEffect`; 500 `changed-meanwhile` where it would do something else than was shown. */
  change: endpoint(ACTING_ON_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/change',
    summary: { zh: '变更授权', en: 'Change a grant, at once or from a day on', action: 'Change a grant' },
    request: GrantChanging,
    data: Grant,
    ownHand: true,
    codes: [404, 500],
  }),
  /** Takes a change back before it holds. 404 `not-found`; 500 `grant-ended`, `change-own`, `change-not-planned`. */
  dropChange: endpoint(ACTING_ON_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/change/drop',
    summary: { zh: '取消待生效变更', en: 'Drop a change that is planned', action: 'Drop a planned change' },
    request: request({ number: grantNumber, version: ['bgxh', z.int(), '变更序号', 'Version'] }),
    data: Grant,
    ownHand: true,
    codes: [404, 500],
  }),
};
