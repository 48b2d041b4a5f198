import { approvalsEndpoints } from '@hall/contract/approvals';
import { changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { isApiFailure } from '../../shared/api/failure.ts';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

const { effects, decide, approveTogether } = approvalsEndpoints;
const { auditEffect } = changeApplicationsEndpoints;

/** What a decision makes stale: approving makes or changes a grant, which stands in lists of other domains. */
const CHANGED = ['pages/rows', 'applications/application', 'authorizations/grant'] as const;

const approvalsApi = apiWithTags(...CHANGED).injectEndpoints({
  endpoints: (build) => ({
    approvalEffects: queryFor(build, effects),
    auditEffect: queryFor(build, auditEffect),
    decideOnApplication: mutationFor(build, decide, CHANGED, FORM_TELLS),
    approveTogether: mutationFor(build, approveTogether, CHANGED, FORM_TELLS),
  }),
});

export const { useApprovalEffectsQuery, useAuditEffectQuery, useDecideOnApplicationMutation, useApproveTogetherMutation } = approvalsApi;

/** What is shown of applications was decided elsewhere meanwhile. */
export const approvalsStale = () => approvalsApi.util.invalidateTags([...CHANGED]);

/** Whether a call was refused by one of these rules. */
export const isRefusedBy = (failure: unknown, ...rules: readonly string[]): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && rules.includes(failure.rule ?? '');
