import { accountEndpoints } from '@hall/contract/account';
import { bankAccountsEndpoints } from '@hall/contract/bank-accounts';
import { ownSessionsEndpoints } from '@hall/contract/own-sessions';
import { profileEndpoints } from '@hall/contract/profile';
import { hallApi, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

const told = { tells: 'form' } as const;

/** The calls of the personal center, apart from those that the shell needs as well. */
const centerApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: mutationFor(build, profileEndpoints.updateProfile, ['me', 'photo'], told),
    updateContact: mutationFor(build, profileEndpoints.updateContact, ['me'], told),
    sendContactCode: mutationFor(build, profileEndpoints.sendContactCode, [], told),
    checkPassword: mutationFor(build, accountEndpoints.checkPassword, [], told),
    changePassword: mutationFor(build, accountEndpoints.changePassword, ['me', 'sessions'], told),
    changeDuePassword: mutationFor(build, accountEndpoints.changeDuePassword, ['me', 'sessions'], told),
    bankAccounts: queryFor(build, bankAccountsEndpoints.bankAccounts, ['bank-accounts'], { tells: 'end' }),
    saveBankAccount: mutationFor(build, bankAccountsEndpoints.saveBankAccount, ['bank-accounts'], told),
    makeDefaultAccount: mutationFor(build, bankAccountsEndpoints.saveBankAccount, ['bank-accounts']),
    verifyBankChange: mutationFor(build, bankAccountsEndpoints.verifyBankChange, [], told),
    deleteBankAccount: mutationFor(build, bankAccountsEndpoints.deleteBankAccount, ['bank-accounts'], { tells: 'end' }),
    findBranches: queryFor(build, bankAccountsEndpoints.findBranches, [], { tells: 'end' }),
    checkCard: queryFor(build, bankAccountsEndpoints.checkCard, [], { tells: 'end' }),
    mySessions: queryFor(build, ownSessionsEndpoints.mySessions, ['sessions'], { tells: 'end' }),
    endMySession: mutationFor(build, ownSessionsEndpoints.endMySession, ['sessions']),
    endMyOtherSessions: mutationFor(build, ownSessionsEndpoints.endMyOtherSessions, ['sessions']),
    mySignIns: queryFor(build, ownSessionsEndpoints.mySignIns, ['sessions'], { tells: 'end' }),
  }),
});

export const center = centerApi.endpoints;
export const {
  useUpdateProfileMutation,
  useUpdateContactMutation,
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
