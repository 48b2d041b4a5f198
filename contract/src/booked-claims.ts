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
  decider: [
    'sprgh',
    optionalText(20),
    '审批人工号',
    'Staff number of who decides',
    'is checked where it is said: who leads the project, heads its department, or signs for one who does',
  ],
  signedForNumber: [
    'wtrgh',
    optionalText(20),
    '委托人工号',
    'Staff number of who is signed for',
    'with who decides; where it is not said, nobody where they decide for themselves, else the leader, or the head',
  ],
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
  decider: ['spr', z.optional(z.string()), '审批人', 'Decided by', 'where the system named them'],
  deciderEn: ['spren', z.optional(z.string()), '审批人英文名', 'Decided by in English'],
  signedFor: ['wtr', z.optional(z.string()), '委托人', 'Signed for', 'where who decided signed for them'],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
});
export type BookedClaim = Of<typeof BookedClaim>;

/** A pending claim that somebody may decide by the hall's own rules. */
export const ClaimToDecide = entity({
  number: ['bxdh', z.string(), '报销单号', 'Claim number'],
  project: ['xmbh', z.string(), '项目编号', 'Project code'],
  signedFor: ['wtr', z.optional(z.string()), '委托人', 'Signed for', 'none where they decide for themselves'],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
  signedForNumber: ['wtrgh', z.optional(z.string()), '委托人工号', 'Staff number of who is signed for'],
});
export type ClaimToDecide = Of<typeof ClaimToDecide>;

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
  /** 403 `claim-secret`, `claim-decider`; 404 `claim-unknown`, `claim-over`; 500 `claim-decided`. The same decision once more is answered as it stands. */
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
  /**
   * Pending claims of the system, the oldest first; none of a person who is unknown or disabled. One that they may decide for several, in their
   * own name too, is there for each; at most 100 in all. 403 `claim-secret`.
   */
  claimsToDecide: endpoint('anyone', {
    method: 'POST',
    path: '/api/claims/signing',
    summary: { zh: '可审批的报销单', en: 'Pending claims that a person may decide, and for whom', action: 'Claims to decide' },
    request: request({
      system: sender.system,
      secret: sender.secret,
      staffNumber: ['sprgh', text(20), '审批人工号', 'Staff number of who decides'],
    }),
    data: entity({ claims: ['bxds', z.array(ClaimToDecide), '报销单', 'Claims'] }),
    codes: [403],
  }),
};
