import type { peopleEndpoints } from '@hall/contract/people';
import type { Handlers } from '../../core/register.ts';
import { enableAccount, lockAccount } from './account-state.ts';
import { accounts } from './accounts.ts';
import { resetPassword } from './reset-password.ts';

export const peopleHandlers: Handlers<typeof peopleEndpoints> = {
  accounts: accounts.page,
  lockAccount,
  enableAccount,
  resetPassword,
};
