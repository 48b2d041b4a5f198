import { PlusOutlined } from '@ant-design/icons';
import { AccountState, peopleDomain, peopleEndpoints } from '@hall/contract/people';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useAccountActions } from '../account-actions.tsx';
import { AccountStatus } from '../parts/account-status.tsx';
import type { ActAsDialogProps } from '../parts/act-as-dialog.tsx';
import { LastSignIn } from '../parts/last-sign-in.tsx';
import type { PersonFormProps } from '../parts/person-form.tsx';
import type { ShutOutDialogProps, ShuttingOut } from '../parts/shut-out-dialog.tsx';
import { TemporaryPassword, type WhosePassword } from '../parts/temporary-password.tsx';
import { useTexts } from '../texts.ts';

// Looked at, or filled in, once the list is there.
const AccountDetails = lazyPart<{ readonly account: AccountState }>(() =>
  import('../parts/account-details.tsx').then((part) => part.AccountDetails),
);
const ActAsDialog = lazyPart<ActAsDialogProps>(() => import('../parts/act-as-dialog.tsx').then((part) => part.ActAsDialog), null);
const PersonForm = lazyPart<PersonFormProps>(() => import('../parts/person-form.tsx').then((part) => part.PersonForm), null);
const ShutOutDialog = lazyPart<ShutOutDialogProps>(() => import('../parts/shut-out-dialog.tsx').then((part) => part.ShutOutDialog), null);

const KNOWN = {
  title: peopleDomain.permissions['system.accounts'],
  call: peopleEndpoints.accounts.path,
  rowKey: wireName(AccountState, 'staffNumber'),
};
const CARD = { title: 'name', line: ['staffNumber', 'department', 'lastSignIn'], tags: ['enabled'] };
const CELLS = {
  enabled: (account: AccountState) => <AccountStatus account={account} />,
  lastSignIn: (account: AccountState) => <LastSignIn at={account.lastSignIn} />,
};

/** People's sign-in state, and what an administrator can do about it. */
export function AccountsPage() {
  const { t, pick } = useTexts();
  const [reset, setReset] = useState<{ account: WhosePassword; password: string }>();
  const [shutOut, setShutOut] = useState<{ account: AccountState; how: ShuttingOut }>();
  const [actedAs, setActedAs] = useState<AccountState>();
  const [edited, setEdited] = useState<{ account?: AccountState }>();
  const rowActions = useAccountActions({
    onEdit: (account) => setEdited({ account }),
    onPassword: (account, password) => setReset({ account, password }),
    onShutOut: (account, how) => setShutOut({ account, how }),
    onActAs: setActedAs,
  });
  const toolbar: Action[] = [
    {
      id: 'add',
      label: t('addPerson'),
      icon: <PlusOutlined aria-hidden />,
      permission: 'system.accounts.edit',
      run: () => setEdited({}),
    },
  ];
  const detail = {
    title: ({ name, nameEn, staffNumber }: AccountState) => `${pick(name, nameEn)} ${staffNumber}`,
    render: (account: AccountState) => <AccountDetails account={account} />,
    beside: true,
  };
  return (
    <>
      <ConfiguredPage
        page="accounts"
        known={KNOWN}
        row={AccountState}
        toolbar={toolbar}
        rowActions={rowActions}
        cells={CELLS}
        detail={detail}
        card={CARD}
      />
      {edited && (
        <PersonForm {...edited} onPassword={(account, password) => setReset({ account, password })} onClose={() => setEdited(undefined)} />
      )}
      {actedAs && <ActAsDialog account={actedAs} onClose={() => setActedAs(undefined)} />}
      {shutOut && <ShutOutDialog {...shutOut} onClose={() => setShutOut(undefined)} />}
      {reset && <TemporaryPassword {...reset} onClose={() => setReset(undefined)} />}
    </>
  );
}
