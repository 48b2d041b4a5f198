import * as z from 'zod/mini';
import { GrantSystem } from './draft-terms.ts';
import { VERSION_STATES } from './rules/grant-changes.ts';
import { coded } from './wire/coded.ts';
import { entity, type Of } from './wire/entity.ts';
import { amount, day, flag, moment } from './wire/flags.ts';

export const VersionState = coded(VERSION_STATES);

/** Who is told of a change, and when they confirmed that they have seen it (PROJ-25). */
export const ChangeSeen = entity({
  person: ['ryxm', z.string(), '被通知人', 'Told'],
  personEn: ['ryxmen', z.string(), '被通知人英文名', 'Told in English'],
  seenAt: ['qrsj', z.optional(moment), '确认时间', 'Confirmed', 'none as long as they have not'],
});
export type ChangeSeen = Of<typeof ChangeSeen>;

/** Terms that a grant has, had, or will have (PROJ-23): the first is what was given. */
export const GrantVersion = entity({
  version: ['bgxh', z.int(), '变更序号', 'Version', 'of the grant, from 1'],
  state: ['bgzt', VersionState, '变更状态', 'State of the version'],
  from: ['bgrq', day, '变更生效日期', 'Holds from'],
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  lastDay: ['jsrq', z.optional(day), '结束日期', 'Last day', 'none where nothing ends it'],
  longTerm: ['sfcq', flag, '长期有效', 'Long term'],
  controlled: ['sfkzed', flag, '是否控制额度', 'Amount controlled'],
  amount: ['sqje', z.optional(amount), '授权额度', 'Authorized amount', 'yuan; none where it is not controlled'],
  along: ['sfld', flag, '随上级变更', 'Followed the grant above', 'whose end was moved'],
  reason: ['bgyy', z.optional(z.string()), '变更原因', 'Reason of the change', 'none of what was given'],
  fault: ['qxyy', z.optional(z.string()), '取消原因', 'Why it was dropped', 'where the day found that it cannot be'],
  faultEn: ['qxyyen', z.optional(z.string()), '取消原因英文', 'Why it was dropped in English'],
  person: ['bgr', z.optional(z.string()), '变更人', 'Changed by', 'none of what was given'],
  personEn: ['bgren', z.optional(z.string()), '变更人英文名', 'Changed by in English'],
  signedFor: ['wtr', z.optional(z.string()), '委托人', 'Signed for', 'where who did it signed for them'],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
  madeAt: ['bgsj', moment, '变更时间', 'Changed at'],
  told: ['qrqk', z.array(ChangeSeen), '确认情况', 'Who has seen it', 'to who may act on the grant'],
});
export type GrantVersion = Of<typeof GrantVersion>;
