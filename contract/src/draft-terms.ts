import * as z from 'zod/mini';
import { PROJECT_CODE_MAX } from './project-terms.ts';
import { DURATIONS } from './rules/durations.ts';
import { GRANT_SYSTEMS } from './rules/grant-terms.ts';
import { coded } from './wire/coded.ts';
import { type Of, request } from './wire/entity.ts';
import { flag, optionalText } from './wire/flags.ts';

export const GrantSystem = coded(GRANT_SYSTEMS);
export const Duration = coded(DURATIONS);

/** What somebody is to get, as a form sends it. What is wrong with it is told by the rules `grant-…`, at the field (PROJ-2). */
export const draftFields = {
  project: ['xmbh', optionalText(PROJECT_CODE_MAX), '项目', 'Project', 'code'],
  staffNumber: ['bsqrgh', optionalText(20), '被授权人', 'Authorized person', 'staff number'],
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  duration: ['sqqx', Duration, '授权期限', 'Duration'],
  firstDay: ['ksrq', optionalText(10), '开始日期', 'First day'],
  lastDay: ['jsrq', optionalText(10), '结束日期', 'Last day', 'where the duration is custom'],
  controlled: ['sfkzed', flag, '控制额度', 'Amount controlled'],
  amount: ['sqje', optionalText(20), '授权额度', 'Authorized amount', 'yuan, where it is controlled'],
  mayRegrant: ['sfesq', flag, '允许转授', 'May be given on'],
  showsBalance: ['sfxsye', flag, '可见余额', 'Shows the balance'],
  showsLedger: ['sfxsmx', flag, '可见明细', 'Shows the ledger'],
} as const;

/** The fields that forms about what somebody is to get have in common. */
export const DraftTerms = request(draftFields);
export type DraftTerms = Of<typeof DraftTerms>;
