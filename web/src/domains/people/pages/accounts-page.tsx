import { AccountState, peopleDomain, peopleEndpoints } from '@hall/contract/people';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { useAccountActions } from '../account-actions.ts';
import { AccountStatus } from '../parts/account-status.tsx';
import { LastSignIn } from '../parts/last-sign-in.tsx';
import { ShutOutDialog, type ShuttingOut } from '../parts/shut-out-dialog.tsx';
import { TemporaryPassword } from '../parts/temporary-password.tsx';

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
  const [reset, setReset] = useState<{ account: AccountState; password: string }>();
  const [shutOut, setShutOut] = useState<{ account: AccountState; how: ShuttingOut }>();
  const rowActions = useAccountActions({
    onPassword: (account, password) => setReset({ account, password }),
    onShutOut: (account, how) => setShutOut({ account, how }),
  });
  return (
    <>
      <ConfiguredPage page="accounts" known={KNOWN} row={AccountState} rowActions={rowActions} cells={CELLS} card={CARD} />
      {shutOut && <ShutOutDialog {...shutOut} onClose={() => setShutOut(undefined)} />}
      {reset && <TemporaryPassword {...reset} onClose={() => setReset(undefined)} />}
    </>
  );
}
