import { peopleEndpoints } from '@hall/contract/people';
import { hallApi, mutationFor } from '../../shared/api/hall-api.ts';

export const { useLockAccountMutation, useEnableAccountMutation, useResetPasswordMutation } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    lockAccount: mutationFor(build, peopleEndpoints.lockAccount),
    enableAccount: mutationFor(build, peopleEndpoints.enableAccount),
    resetPassword: mutationFor(build, peopleEndpoints.resetPassword),
  }),
});
