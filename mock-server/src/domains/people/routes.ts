import type { peopleEndpoints } from '@hall/contract/people';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { enableAccount, lockAccount } from './account-state.ts';
import { listAccounts } from './accounts.ts';
import { resetPassword } from './reset-password.ts';

export const peopleHandlers = (services: Services): Handlers<typeof peopleEndpoints> => ({
  accounts: (filter) => listAccounts(services, filter),
  lockAccount: ({ staffNumber, locked }, call) => lockAccount(services, staffNumber, locked, call),
  enableAccount: ({ staffNumber, enabled }, call) => enableAccount(services, staffNumber, enabled, call),
  resetPassword: ({ staffNumber }, call) => resetPassword(services, staffNumber, call),
});
