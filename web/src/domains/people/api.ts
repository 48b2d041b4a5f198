import { peopleEndpoints } from '@hall/contract/people';
import { apiWithTags, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

export const { useAccountsQuery, useLockAccountMutation, useEnableAccountMutation, useResetPasswordMutation } = apiWithTags(
  'people/accounts',
).injectEndpoints({
  endpoints: (build) => ({
    accounts: queryFor(build, peopleEndpoints.accounts, ['people/accounts']),
    lockAccount: mutationFor(build, peopleEndpoints.lockAccount, ['people/accounts']),
    enableAccount: mutationFor(build, peopleEndpoints.enableAccount, ['people/accounts']),
    resetPassword: mutationFor(build, peopleEndpoints.resetPassword, ['people/accounts']),
  }),
});
