import * as z from 'zod/mini';
import { GRANT_NUMBER_MAX } from './authorizations.ts';
import { ClaimState } from './grant-uses.ts';
import { PROJECT_CODE_MAX } from './projects.ts';
import { grantAmountFault } from './rules/grant-terms.ts';
import { byRule } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, optionalText, seenText, text } from './wire/flags.ts';

/** Most characters of a claim's number. */
export const CLAIM_NUMBER_MAX = 50;

const positive = z.string().check(
  byRule((said) => {
    const fault = grantAmountFault(said);
    return fault === 'grant-amount' ? 'claim-amount' : fault;
  }),
);

/** A path below the address of a system. */
const pathInSystem = z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])/));

const sender = {
  system: ['xtbh', text(50), '系统编号', 'Linked system', 'its id'],
  secret: ['xtmy', text(2000), '系统密钥', 'Secret of the system', '`npm run system-secret -- <id>` tells it'],
  number: ['bxdh', text(CLAIM_NUMBER_MAX), '报销单号', 'Claim number', 'by which the call is known if it comes again'],
} as const;

/** A claim that is to be booked. */
export const ClaimBooking = request({
  ...sender,
  project: ['xmbh', text(PROJECT_CODE_MAX), '项目编号', 'Project code'],
  grant: ['sqbh', optionalText(GRANT_NUMBER_MAX), '授权编号', 'Grant number', 'needed where several grants would do'],
  staffNumber: ['bxrgh', text(20), '报销人工号', 'Staff number of who claims'],
  day: ['rq', day, '日期', 'Day of the expense'],
  amount: ['je', positive, '金额', 'Amount', 'yuan, above 0'],
  subject: ['kmbh', optionalText(50), '科目编号', 'Subject code', 'a code of the set budget-subject'],
  title: ['bxsy', seenText(), '事由', 'Subject'],
  titleEn: ['bxsyen', optionalText(), '事由英文', 'Subject in English'],
  path: ['dzlj', z.optional(pathInSystem), '单据地址', 'Path of the claim', 'where the system shows it, below its own address'],
});
export type ClaimBooking = Of<typeof ClaimBooking>;

/** What the linked system decided on a claim. */
export const ClaimDecision = request({
  ...sender,
  approved: ['sftg', flag, '是否通过', 'Approved'],
  amount: ['je', z.optional(positive), '核定金额', 'Approved amount', 'yuan, at most what was asked for, which it is unless said'],
});
export type ClaimDecision = Of<typeof ClaimDecision>;

/** A claim as it is booked. */
export const BookedClaim = entity({
  number: ['bxdh', z.string(), '报销单号', 'Claim number'],
  project: ['xmbh', z.string(), '项目编号', 'Project code'],
  grant: ['sqbh', z.optional(z.string()), '授权编号', 'Grant number', 'none on a project that the person leads'],
  state: ['bxzt', ClaimState, '状态', 'State'],
  frozen: ['djje', amount, '冻结金额', 'Frozen', 'yuan'],
  spent: ['yyje', amount, '支出金额', 'Spent', 'yuan'],
});
export type BookedClaim = Of<typeof BookedClaim>;

const call = { method: 'POST', data: BookedClaim, codes: [403, 404, 500] } as const;

/** Calls by which a linked system of expenses books claims; it shows its own secret, and nobody's token will do (PROJ-8). */
export const bookedClaimsEndpoints = {
  /**
   * 403 `claim-secret`; 404 `project-unknown`, `grant-person-unknown`, `choice`; 500 `use-…`, `project-…`, `claim-differs`. A claim that is
   * booked already is answered as it stands.
   */
  bookClaim: endpoint('anyone', {
    ...call,
    path: '/api/claims/book',
    summary: { zh: '登记报销单', en: 'Book a claim: it is checked, and its amount is held', action: 'Book claim' },
    request: ClaimBooking,
  }),
  /** 403 `claim-secret`; 404 `claim-unknown`, `claim-over`; 500 `claim-decided`. The same decision once more is answered as it stands. */
  decideClaim: endpoint('anyone', {
    ...call,
    path: '/api/claims/decide',
    summary: { zh: '报销单审批结果', en: 'Spend what a claim holds, or release it', action: 'Decide claim' },
    request: ClaimDecision,
  }),
  /** 403 `claim-secret`; 404 `claim-unknown`; 500 `claim-not-spent`. A claim that was given back is answered as it stands. */
  returnClaim: endpoint('anyone', {
    ...call,
    path: '/api/claims/return',
    summary: { zh: '冲销报销单', en: 'Give back what was spent on a claim, once', action: 'Give claim back' },
    request: request(sender),
  }),
};
