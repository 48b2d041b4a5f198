import type { AccountState } from '@hall/contract/people';
import type { Action } from '../../page-kit/action.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useEnableAccountMutation, useLockAccountMutation, useResetPasswordMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** What an administrator can do to an account; which of them make sense follows from its state. */
type AccountAction = 'lock' | 'unlock' | 'disable' | 'enable' | 'reset';

/** What each of them needs. */
const PERMISSION = {
  lock: 'system.accounts.lock',
  unlock: 'system.accounts.lock',
  disable: 'system.accounts.enable',
  enable: 'system.accounts.enable',
  reset: 'system.accounts.reset-password',
} as const;
const ASK = { lock: 'askLock', disable: 'askDisable', reset: 'askReset' } as const;
const DONE = { lock: 'doneLock', unlock: 'doneUnlock', disable: 'doneDisable', enable: 'doneEnable' } as const;

/** The actions that the account's state leaves to do. */
const actionsFor = ({ locked, refusedUntil, enabled }: AccountState): AccountAction[] => [
  ...(locked || refusedUntil ? (['unlock'] as const) : []),
  ...(locked ? [] : (['lock'] as const)),
  enabled ? 'disable' : 'enable',
  'reset',
];

/** Does one of the actions and says so; a reset hands the temporary password to `onPassword`. */
function useAccountAction(onPassword: (account: AccountState, password: string) => void) {
  const { t, pick } = useTexts();
  const [lock] = useLockAccountMutation();
  const [enable] = useEnableAccountMutation();
  const [reset] = useResetPasswordMutation();
  return async (action: AccountAction, account: AccountState): Promise<boolean> => {
    const { staffNumber } = account;
    if (action === 'reset') {
      const { data } = await reset({ staffNumber });
      if (data) onPassword(account, data.temporaryPassword);
      return data !== undefined;
    }
    const locking = action === 'lock' || action === 'unlock';
    const { error } = locking
      ? await lock({ staffNumber, locked: action === 'lock' })
      : await enable({ staffNumber, enabled: action === 'enable' });
    if (!error) toastLane.show({ tone: 'success', text: t(DONE[action], { name: pick(account.name, account.nameEn) }) });
    return !error;
  };
}

/** What can be done with each account; nobody does any of it to their own. */
export function useAccountActions(onPassword: (account: AccountState, password: string) => void): (account: AccountState) => Action[] {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const act = useAccountAction(onPassword);
  return (account) => {
    const name = pick(account.name, account.nameEn);
    const disabledBecause = account.staffNumber === me?.staffNumber ? t('ownAccount') : undefined;
    return actionsFor(account).map((id) => {
      const loses = id in ASK ? { danger: true, confirm: t(ASK[id as keyof typeof ASK], { name }) } : {};
      return { id, label: t(id), permission: PERMISSION[id], ...loses, disabledBecause, run: () => act(id, account) };
    });
  };
}
