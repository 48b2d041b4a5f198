import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useUnread } from '../../shared/account/use-unread.ts';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';

const LatestNotices = lazyPart<{ readonly onChosen: () => void }>(() =>
  import('../../domains/notices/parts/latest-notices.tsx').then((part) => part.LatestNotices),
);

/** The newest notices, and the number of unread ones. */
export function NoticesBell() {
  const { t } = useTexts();
  const count = useUnread();
  const state = useDropPanel();
  const name = count === undefined ? t('notices') : t('unread', { count });
  return (
    <DropPanel state={state} content={<LatestNotices onChosen={() => state.change(false)} />}>
      <button type="button" className="shell-icon-button" aria-label={name} title={name} aria-expanded={state.open}>
        <Badge count={count ?? 0} size="small">
          <BellOutlined aria-hidden />
        </Badge>
      </button>
    </DropPanel>
  );
}
