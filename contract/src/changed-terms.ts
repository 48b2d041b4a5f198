import * as z from 'zod/mini';
import { GrantSystem } from './draft-terms.ts';
import { entity, type Of } from './wire/entity.ts';
import { amount, day, flag } from './wire/flags.ts';

/** What of a grant can be changed, as it is or was (PROJ-23). */
export const ChangedTerms = entity({
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  longTerm: ['sfcq', flag, '长期有效', 'Long term'],
  lastDay: ['jsrq', z.optional(day), '结束日期', 'Last day', 'none of what is long-term: it ends with what it was given by'],
  controlled: ['sfkzed', flag, '是否控制额度', 'Amount controlled'],
  amount: ['sqje', z.optional(amount), '授权额度', 'Authorized amount', 'yuan; none where it is not controlled'],
});
export type ChangedTerms = Of<typeof ChangedTerms>;
