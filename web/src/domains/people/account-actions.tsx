import type { AccountState } from '@hall/contract/people';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useEnableAccountMutation, useResetPasswordMutation, useUnlockAccountMutation } from './api.ts';
import { LetInQuestion, type LettingIn } from './parts/let-in-question.tsx';
import type { ShuttingOut } from './parts/shut-out-dialog.tsx';
import { useTexts } from './texts.ts';
import { useObstacle } from './use-obstacle.ts';

/** What an administrator can do to an account; which of them make sense follows from its state. */
type AccountAction = ShuttingOut | LettingIn | 'reset' | 'actAs';

/** What each of them needs. */
const PERMISSION = {
  lock: 'system.accounts.lock',
  unlock: 'system.accounts.lock',
  disable: 'system.accounts.enable',
  enable: 'system.accounts.enable',
  reset: 'system.accounts.reset-password',
  actAs: 'system.accounts.act-as',
} as const;
const DONE = { unlock: 'doneUnlock', enable: 'doneEnable' } as const;

/** What an action opens: it asks on, or shows something once. */
export interface AccountDialogs {
  readonly onEdit: (account: AccountState) => void;
  readonly onShutOut: (account: AccountState, how: ShuttingOut) => void;
  readonly onActAs: (account: AccountState) => void;
  readonly onPassword: (account: AccountState, password: string) => void;
}

/** The actions that the account's state leaves to do. */
const actionsFor = ({ locked, refusedUntil, enabled }: AccountState): AccountAction[] => [
  ...(locked || refusedUntil ? (['unlock'] as const) : []),
  ...(locked ? [] : (['lock'] as const)),
  enabled ? 'disable' : 'enable',
  'reset',
  'actAs',
];

const isShutOut = ({ enabled, locked }: AccountState): boolean => !enabled || locked;

/** Does one of the actions and says so, or hands on to what asks for more. */
function useAccountAction({ onShutOut, onActAs, onPassword }: Omit<AccountDialogs, 'onEdit'>) {
  const { t, pick } = useTexts();
  const [unlock] = useUnlockAccountMutation();
  const [enable] = useEnableAccountMutation();
  const [reset] = useResetPasswordMutation();
  const letIn = (action: LettingIn, { staffNumber, name, nameEn }: AccountState): Promise<boolean> =>
    told(
      action === 'unlock' ? unlock({ staffNumber, locked: false }) : enable({ staffNumber, enabled: true }),
      t(DONE[action], { name: pick(name, nameEn) }),
    );
  const resetPassword = async (account: AccountState): Promise<boolean> => {
    const { data } = await reset({ staffNumber: account.staffNumber });
    if (data) onPassword(account, data.temporaryPassword);
    return data !== undefined;
  };
  return (action: AccountAction, account: AccountState): unknown => {
    if (action === 'reset') return resetPassword(account);
    if (action === 'actAs') return onActAs(account);
    return action === 'lock' || action === 'disable' ? onShutOut(account, action) : letIn(action, account);
  };
}

/** What can be done with each account. */
export function useAccountActions(dialogs: AccountDialogs): (account: AccountState) => Action[] {
  const { t, pick } = useTexts();
  const obstacle = useObstacle();
  const act = useAccountAction(dialogs);
  const obstacleTo = (action: AccountAction, account: AccountState) => {
    if (action === 'actAs' && isShutOut(account)) return t('cannotActAs');
    return action === 'reset' && !account.local ? t('notLocal') : undefined;
  };
  return (account) => {
    const name = pick(account.name, account.nameEn);
    const edit: Action = { id: 'edit', label: t('edit'), permission: 'system.accounts.edit', run: () => dialogs.onEdit(account) };
    const others = actionsFor(account).map((id) => ({
      id,
      label: t(id),
      permission: PERMISSION[id],
      danger: id === 'lock' || id === 'disable' || id === 'reset',
      ...(id === 'reset' && { confirm: t('askReset', { name }) }),
      ...((id === 'unlock' || id === 'enable') && { confirm: <LetInQuestion account={account} how={id} /> }),
      disabledBecause: obstacle(account) ?? obstacleTo(id, account),
      run: () => act(id, account),
    }));
    return [edit, ...others];
  };
}
