import type { BankAccount } from '@hall/contract/bank-accounts';
import { RULES } from '@hall/contract/errors';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { asFailure, endsSession } from '../../../shared/api/failure.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useBankAccountsQuery, useDeleteBankAccountMutation, useMakeDefaultAccountMutation } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import './lines.css';

const BankAccountDialog = lazyPart<{ readonly account: BankAccount | undefined; readonly onClose: () => void }>(() =>
  import('./bank-account-dialog.tsx').then((part) => part.BankAccountDialog),
);

interface AccountButtonsProps {
  readonly account: BankAccount;
  readonly onChange: () => void;
  /** The list may be another one by now. */
  readonly onFailed: () => void;
}

function AccountButtons({ account, onChange, onFailed }: AccountButtonsProps) {
  const { t, language } = useTexts();
  const [makeDefault] = useMakeDefaultAccountMutation();
  const [remove] = useDeleteBankAccountMutation();
  const { id, isDefault, maskedNumber } = account;
  const setDefault = async () => {
    const { error } = await makeDefault({ id, isDefault: true });
    if (!error) toastLane.show({ tone: 'success', text: t('defaultSet') });
  };
  const removeIt = async () => {
    const { error } = await remove({ id });
    if (!error) return toastLane.show({ tone: 'success', text: t('cardRemoved') });
    if (endsSession(asFailure(error))) return;
    // Whatever went wrong, the specification has one message for it.
    toastLane.show({ tone: 'error', text: RULES['card-delete-failed'][language] });
    onFailed();
  };
  return (
    <div className="center-line-buttons">
      {!isDefault && (
        <Button size="small" onClick={() => void setDefault()}>
          {t('setDefault')}
        </Button>
      )}
      <Button size="small" onClick={onChange}>
        {t('change')}
      </Button>
      <Popconfirm
        title={t('askRemoveCard', { number: maskedNumber.slice(-4) })}
        okText={t('remove')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        onConfirm={removeIt}
      >
        <Button size="small" danger>
          {t('remove')}
        </Button>
      </Popconfirm>
    </div>
  );
}

/** The accounts that the person is paid to (ACCT-5). */
export function BankAccounts() {
  const { t, pick } = useTexts();
  const query = useBankAccountsQuery();
  const [edited, setEdited] = useState<{ readonly account: BankAccount | undefined }>();
  return (
    <Card
      title={t('bank')}
      extra={
        <Button size="small" type="primary" onClick={() => setEdited({ account: undefined })}>
          {t('addCard')}
        </Button>
      }
    >
      <QueryView query={query} empty={{ when: (accounts) => accounts.length === 0, hint: t('noCards') }} lines={3}>
        {(accounts) => (
          <ul className="center-lines">
            {accounts.map((account) => (
              <li key={account.id} className="center-line" aria-label={account.maskedNumber}>
                <div>
                  <p>
                    {account.maskedNumber} {account.isDefault && <span className="center-tag">{t('isDefault')}</span>}
                  </p>
                  <p className="center-absent">
                    {account.holder} · {pick(account.branch.name, account.branch.nameEn)} · {account.branch.code}
                  </p>
                </div>
                <AccountButtons account={account} onChange={() => setEdited({ account })} onFailed={() => void query.refetch()} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {edited && <BankAccountDialog account={edited.account} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}
