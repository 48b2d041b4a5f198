import { Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useDutiesInShell } from '../duties-context.ts';
import { useTexts } from '../texts.ts';
import { type FirstUnread, useFirstUnread } from '../use-first-unread.ts';
import { UnreadNotice, UnreadTitle } from './unread-notice.tsx';
import './duty-dialogs.css';

function Answers({ unread, onLeave }: { readonly unread: FirstUnread; readonly onLeave: () => void }) {
  const { t } = useTexts();
  const { notice, count, busy, markRead } = unread;
  return (
    <div className="duty-answers">
      <Link className="duty-link" to="/tzgg" onClick={onLeave}>
        {t('allNotices')}
      </Link>
      <span>
        <Button onClick={onLeave}>{t('readLater')}</Button>
        <BusyButton type="primary" {...FIRST_FOCUS} busy={busy || !notice} onClick={markRead}>
          {t(count > 1 ? 'readNext' : 'read')}
        </BusyButton>
      </span>
    </div>
  );
}

/** Notices that the person has not read, one after another, once a session; they may be left for later (NOTICE-5). */
export function PopupsDialog() {
  const { t } = useTexts();
  const unread = useFirstUnread();
  const { pass, remember } = useDutiesInShell();
  useEffect(() => remember('popups'), [remember]);
  const leave = () => pass('popups');
  return (
    <Dialog width={760} title={<UnreadTitle {...unread} />} onClose={leave} footer={<Answers unread={unread} onLeave={leave} />}>
      <p className="duty-hint">{t('unreadLeft', { count: unread.count })}</p>
      <UnreadNotice {...unread} />
    </Dialog>
  );
}
