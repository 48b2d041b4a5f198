import type { AccountState } from '@hall/contract/people';
import { Button, Popconfirm } from 'antd';
import { type AccountAction, ASK, actionsFor } from '../account-actions.ts';
import { useTexts } from '../texts.ts';

interface AccountButtonsProps {
  readonly account: AccountState;
  readonly onAction: (action: AccountAction, account: AccountState) => Promise<void>;
}

/** The actions on one account, each asked about before it is done. */
export function AccountButtons({ account, onAction }: AccountButtonsProps) {
  const { t, pick } = useTexts();
  const name = pick(account.name, account.nameEn);
  return (
    <span className="account-buttons">
      {actionsFor(account).map((action) => (
        <Popconfirm
          key={action}
          title={t(ASK[action], { name })}
          okText={t(action)}
          cancelText={t('cancel')}
          okButtonProps={{ danger: action === 'lock' || action === 'disable' || action === 'reset' }}
          onConfirm={() => onAction(action, account)}
          overlayStyle={{ maxWidth: 320 }}
        >
          <Button type="link" size="small">
            {t(action)}
          </Button>
        </Popconfirm>
      ))}
    </span>
  );
}
