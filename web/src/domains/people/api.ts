import { peopleEndpoints } from '@hall/contract/people';
import { apiWithTags, mutationFor, rowsOf } from '../../shared/api/hall-api.ts';

const LIST = [rowsOf(peopleEndpoints.accounts)];

export const peopleApi = apiWithTags('pages/rows').injectEndpoints({
  endpoints: (build) => ({
    lockAccount: mutationFor(build, peopleEndpoints.lockAccount, LIST),
    enableAccount: mutationFor(build, peopleEndpoints.enableAccount, LIST),
    resetPassword: mutationFor(build, peopleEndpoints.resetPassword, LIST),
  }),
});

export const { useLockAccountMutation, useEnableAccountMutation, useResetPasswordMutation } = peopleApi;
