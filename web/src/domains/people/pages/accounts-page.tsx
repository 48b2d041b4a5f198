import { AccountState, peopleDomain, peopleEndpoints } from '@hall/contract/people';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useAccountActions } from '../account-actions.tsx';
import { AccountStatus } from '../parts/account-status.tsx';
import { LastSignIn } from '../parts/last-sign-in.tsx';
import type { ShutOutDialogProps, ShuttingOut } from '../parts/shut-out-dialog.tsx';
import { TemporaryPassword } from '../parts/temporary-password.tsx';
import { useTexts } from '../texts.ts';

// Looked at, or filled in, once the list is there.
const AccountDetails = lazyPart<{ readonly account: AccountState }>(() =>
  import('../parts/account-details.tsx').then((part) => part.AccountDetails),
);
const ShutOutDialog = lazyPart<ShutOutDialogProps>(() => import('../parts/shut-out-dialog.tsx').then((part) => part.ShutOutDialog), null);

const KNOWN = {
  title: peopleDomain.permissions['system.accounts'],
  call: peopleEndpoints.accounts.path,
  rowKey: wireName(AccountState, 'staffNumber'),
};
const CARD = { title: 'name', line: ['staffNumber', 'department', 'lastSignIn'] };
const CELLS = {
  enabled: (account: AccountState) => <AccountStatus account={account} />,
  lastSignIn: (account: AccountState) => <LastSignIn at={account.lastSignIn} />,
};

/** People's sign-in state, and what an administrator can do about it. */
export function AccountsPage() {
  const { pick } = useTexts();
  const [reset, setReset] = useState<{ account: AccountState; password: string }>();
  const [shutOut, setShutOut] = useState<{ account: AccountState; how: ShuttingOut }>();
  const rowActions = useAccountActions({
    onPassword: (account, password) => setReset({ account, password }),
    onShutOut: (account, how) => setShutOut({ account, how }),
  });
  const detail = {
    title: ({ name, nameEn, staffNumber }: AccountState) => `${pick(name, nameEn)} ${staffNumber}`,
    render: (account: AccountState) => <AccountDetails account={account} />,
    beside: true,
  };
  return (
    <>
      <ConfiguredPage page="accounts" known={KNOWN} row={AccountState} rowActions={rowActions} cells={CELLS} detail={detail} card={CARD} />
      {shutOut && <ShutOutDialog {...shutOut} onClose={() => setShutOut(undefined)} />}
      {reset && <TemporaryPassword {...reset} onClose={() => setReset(undefined)} />}
    </>
  );
}
