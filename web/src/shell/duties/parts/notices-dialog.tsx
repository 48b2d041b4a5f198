import { Button } from 'antd';
import { useSignOut } from '../../../domains/session/use-sign-out.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { tellRule } from '../confining.ts';
import { useTexts } from '../texts.ts';
import { type FirstUnread, useFirstUnread } from '../use-first-unread.ts';
import { UnreadNotice, UnreadTitle } from './unread-notice.tsx';
import './duty-dialogs.css';

const remind = () => tellRule('notices-unread');

function Answers({ notice, busy, markRead }: FirstUnread) {
  const { t } = useTexts();
  const signOut = useSignOut();
  return (
    <div className="duty-answers">
      <Button type="text" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
      <span>
        <Button {...FIRST_FOCUS} onClick={remind}>
          {t('notRead')}
        </Button>
        <BusyButton type="primary" busy={busy || !notice} onClick={markRead}>
          {t('read')}
        </BusyButton>
      </span>
    </div>
  );
}

/** Notices that must be read, one after another; nothing but reading (or signing out) leads past them (NOTICE-3). */
export function NoticesDialog() {
  const { t } = useTexts();
  const unread = useFirstUnread();
  return (
    <Dialog
      width={760}
      closable={false}
      lightDismiss={false}
      onClose={remind}
      title={<UnreadTitle {...unread} />}
      footer={<Answers {...unread} />}
    >
      <p className="duty-hint">{t('noticesLeft', { count: unread.count })}</p>
      <UnreadNotice {...unread} />
    </Dialog>
  );
}
