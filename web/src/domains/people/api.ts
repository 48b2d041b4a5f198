import { peopleEndpoints } from '@hall/contract/people';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(peopleEndpoints.accounts), 'people/account'] as const;

export const peopleApi = apiWithTags('pages/rows', 'people/account').injectEndpoints({
  endpoints: (build) => ({
    account: queryFor(build, peopleEndpoints.account, ['people/account'], { tells: 'end' }),
    endSessions: mutationFor(build, peopleEndpoints.endSessions, CHANGED),
    lockAccount: mutationFor(build, peopleEndpoints.lockAccount, CHANGED, FORM_TELLS),
    unlockAccount: mutationFor(build, peopleEndpoints.lockAccount, CHANGED),
    disableAccount: mutationFor(build, peopleEndpoints.enableAccount, CHANGED, FORM_TELLS),
    enableAccount: mutationFor(build, peopleEndpoints.enableAccount, CHANGED),
    resetPassword: mutationFor(build, peopleEndpoints.resetPassword, CHANGED),
  }),
});

export const {
  useAccountQuery,
  useEndSessionsMutation,
  useLockAccountMutation,
  useUnlockAccountMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
  useResetPasswordMutation,
} = peopleApi;
