import { accountEndpoints } from '@hall/contract/account';
import { bankAccountsEndpoints } from '@hall/contract/bank-accounts';
import { ownSessionsEndpoints } from '@hall/contract/own-sessions';
import { profileEndpoints } from '@hall/contract/profile';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

/** The calls of the personal center, apart from those that the shell needs as well. */
const centerApi = apiWithTags('account/me', 'account/photo', 'account/sessions', 'account/bank-accounts').injectEndpoints({
  endpoints: (build) => ({
    updateProfile: mutationFor(build, profileEndpoints.updateProfile, ['account/me', 'account/photo'], FORM_TELLS),
    updateContact: mutationFor(build, profileEndpoints.updateContact, ['account/me'], FORM_TELLS),
    sendContactCode: mutationFor(build, profileEndpoints.sendContactCode, [], FORM_TELLS),
    checkPassword: mutationFor(build, accountEndpoints.checkPassword, [], FORM_TELLS),
    changePassword: mutationFor(build, accountEndpoints.changePassword, ['account/me', 'account/sessions'], FORM_TELLS),
    changeDuePassword: mutationFor(build, accountEndpoints.changeDuePassword, ['account/me', 'account/sessions'], FORM_TELLS),
    bankAccounts: queryFor(build, bankAccountsEndpoints.bankAccounts, ['account/bank-accounts'], { tells: 'end' }),
    saveBankAccount: mutationFor(build, bankAccountsEndpoints.saveBankAccount, ['account/bank-accounts'], FORM_TELLS),
    makeDefaultAccount: mutationFor(build, bankAccountsEndpoints.saveBankAccount, ['account/bank-accounts']),
    verifyBankChange: mutationFor(build, bankAccountsEndpoints.verifyBankChange, [], FORM_TELLS),
    deleteBankAccount: mutationFor(build, bankAccountsEndpoints.deleteBankAccount, ['account/bank-accounts'], { tells: 'end' }),
    findBranches: queryFor(build, bankAccountsEndpoints.findBranches, [], { tells: 'end' }),
    checkCard: queryFor(build, bankAccountsEndpoints.checkCard, [], { tells: 'end' }),
    mySessions: queryFor(build, ownSessionsEndpoints.mySessions, ['account/sessions'], { tells: 'end' }),
    endMySession: mutationFor(build, ownSessionsEndpoints.endMySession, ['account/sessions']),
    endMyOtherSessions: mutationFor(build, ownSessionsEndpoints.endMyOtherSessions, ['account/sessions']),
    mySignIns: queryFor(build, ownSessionsEndpoints.mySignIns, ['account/sessions'], { tells: 'end' }),
  }),
});

export const center = centerApi.endpoints;
export const {
  useUpdateProfileMutation,
  useBankAccountsQuery,
  useMakeDefaultAccountMutation,
  useDeleteBankAccountMutation,
  useFindBranchesQuery,
  useCheckCardQuery,
  useMySessionsQuery,
  useEndMySessionMutation,
  useEndMyOtherSessionsMutation,
  useMySignInsQuery,
} = centerApi;
