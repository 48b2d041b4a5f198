import { accountEndpoints } from '@hall/contract/account';
import { systemEndpoints } from '@hall/contract/system';
import { hallApi, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

export const { useAccountsQuery, useLockAccountMutation, useEnableAccountMutation, useResetPasswordMutation } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: queryFor(build, systemEndpoints.accounts, ['accounts']),
    lockAccount: mutationFor(build, systemEndpoints.lockAccount, ['accounts']),
    enableAccount: mutationFor(build, systemEndpoints.enableAccount, ['accounts']),
    resetPassword: mutationFor(build, accountEndpoints.resetPassword, ['accounts']),
  }),
});
