import { applicationsEndpoints } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { projectsEndpoints } from '@hall/contract/projects';
import { isApiFailure } from '../../shared/api/failure.ts';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const { approvals, effects, decide, approveTogether } = approvalsEndpoints;
const { own, all } = applicationsEndpoints;
const { held, given, all: allGrants } = authorizationsEndpoints;

/** What a decision makes stale: approving makes a grant. */
const CHANGED = [
  ...[rowsOf(approvals), rowsOf(own), rowsOf(all), 'applications/application'],
  ...[rowsOf(held), rowsOf(given), rowsOf(allGrants), rowsOf(projectsEndpoints.own)],
] as const;

const approvalsApi = apiWithTags('pages/rows', 'applications/application').injectEndpoints({
  endpoints: (build) => ({
    approvalEffects: queryFor(build, effects),
    decideOnApplication: mutationFor(build, decide, CHANGED, FORM_TELLS),
    approveTogether: mutationFor(build, approveTogether, CHANGED, FORM_TELLS),
  }),
});

export const { useApprovalEffectsQuery, useDecideOnApplicationMutation, useApproveTogetherMutation } = approvalsApi;

/** What is shown of applications was decided elsewhere meanwhile. */
export const approvalsStale = () => approvalsApi.util.invalidateTags([...CHANGED]);

/** Whether a call was refused by one of these rules. */
export const isRefusedBy = (failure: unknown, ...rules: readonly string[]): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && rules.includes(failure.rule ?? '');
