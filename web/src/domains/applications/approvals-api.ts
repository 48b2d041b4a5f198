import { approvalsEndpoints } from '@hall/contract/approvals';
import { isApiFailure } from '../../shared/api/failure.ts';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

const { approvals, effects, decide, approveTogether } = approvalsEndpoints;

/** What a decision makes stale: approving makes a grant, which stands in lists of other domains. */
const CHANGED = ['pages/rows', 'applications/application'] as const;

const approvalsApi = apiWithTags('pages/rows', 'applications/application').injectEndpoints({
  endpoints: (build) => ({
    approvals: queryFor(build, approvals, [], { tells: 'panel' }),
    approvalEffects: queryFor(build, effects),
    decideOnApplication: mutationFor(build, decide, CHANGED, FORM_TELLS),
    approveTogether: mutationFor(build, approveTogether, CHANGED, FORM_TELLS),
  }),
});

export const { useLazyApprovalsQuery, useApprovalEffectsQuery, useDecideOnApplicationMutation, useApproveTogetherMutation } = approvalsApi;

/** What is shown of applications was decided elsewhere meanwhile. */
export const approvalsStale = () => approvalsApi.util.invalidateTags([...CHANGED]);

/** Whether a call was refused by one of these rules. */
export const isRefusedBy = (failure: unknown, ...rules: readonly string[]): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && rules.includes(failure.rule ?? '');
