import { peopleEndpoints } from '@hall/contract/people';
import { apiWithTags, mutationFor, rowsOf } from '../../shared/api/hall-api.ts';

const LIST = [rowsOf(peopleEndpoints.accounts)];
/** The form that asks for the reason says what was refused. */
const FORM_TELLS = { tells: 'form' } as const;

export const peopleApi = apiWithTags('pages/rows').injectEndpoints({
  endpoints: (build) => ({
    lockAccount: mutationFor(build, peopleEndpoints.lockAccount, LIST, FORM_TELLS),
    unlockAccount: mutationFor(build, peopleEndpoints.lockAccount, LIST),
    disableAccount: mutationFor(build, peopleEndpoints.enableAccount, LIST, FORM_TELLS),
    enableAccount: mutationFor(build, peopleEndpoints.enableAccount, LIST),
    resetPassword: mutationFor(build, peopleEndpoints.resetPassword, LIST),
  }),
});

export const {
  useLockAccountMutation,
  useUnlockAccountMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
  useResetPasswordMutation,
} = peopleApi;
