import type { AccountState } from '@hall/contract/people';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useEnableAccountMutation, useLockAccountMutation, useResetPasswordMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** What an administrator can do to an account; which of them make sense follows from its state. */
export type AccountAction = 'lock' | 'unlock' | 'disable' | 'enable' | 'reset';

export const ASK = { lock: 'askLock', unlock: 'askUnlock', disable: 'askDisable', enable: 'askEnable', reset: 'askReset' } as const;
const DONE = { lock: 'doneLock', unlock: 'doneUnlock', disable: 'doneDisable', enable: 'doneEnable' } as const;

/** The actions that the account's state leaves to do. */
export const actionsFor = ({ locked, refusedUntil, enabled }: AccountState): AccountAction[] => [
  ...(locked || refusedUntil ? (['unlock'] as const) : []),
  ...(locked ? [] : (['lock'] as const)),
  enabled ? 'disable' : 'enable',
  'reset',
];

/** Does one of the actions and says so; a reset hands the temporary password to `onPassword`. */
export function useAccountAction(onPassword: (account: AccountState, password: string) => void) {
  const { t, pick } = useTexts();
  const [lock] = useLockAccountMutation();
  const [enable] = useEnableAccountMutation();
  const [reset] = useResetPasswordMutation();
  return async (action: AccountAction, account: AccountState): Promise<void> => {
    const { staffNumber } = account;
    if (action === 'reset') {
      const answer = await reset({ staffNumber });
      if (answer.data) onPassword(account, answer.data.temporaryPassword);
      return;
    }
    const locking = action === 'lock' || action === 'unlock';
    const answer = locking
      ? await lock({ staffNumber, locked: action === 'lock' })
      : await enable({ staffNumber, enabled: action === 'enable' });
    if (!('error' in answer)) toastLane.show({ tone: 'success', text: t(DONE[action], { name: pick(account.name, account.nameEn) }) });
  };
}
