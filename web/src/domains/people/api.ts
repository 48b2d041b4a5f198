import { peopleEndpoints } from '@hall/contract/people';
import { hallApi, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

export const { useAccountsQuery, useLockAccountMutation, useEnableAccountMutation, useResetPasswordMutation } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: queryFor(build, peopleEndpoints.accounts, ['accounts']),
    lockAccount: mutationFor(build, peopleEndpoints.lockAccount, ['accounts']),
    enableAccount: mutationFor(build, peopleEndpoints.enableAccount, ['accounts']),
    resetPassword: mutationFor(build, peopleEndpoints.resetPassword, ['accounts']),
  }),
});
