import { CarryOutOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { Link } from 'react-router-dom';
import { useHasPage } from '../../domains/menu/use-menu-routes.ts';
import { PENDING_PATH } from '../../domains/todos/pending-path.ts';
import { type PendingCount, usePendingCount } from '../../domains/todos/use-pending-count.ts';
import { useTexts } from '../texts.ts';

const PENDING_CARD = '/home#pending';

/** What is not known is said as such. */
function useName({ count, asking, failed }: PendingCount): string {
  const { t } = useTexts();
  if (count === undefined) return t(failed > 0 && asking === 0 ? 'pendingUnknown' : 'pendingItems');
  if (asking > 0) return t('pendingSoFar', { count });
  return failed > 0 ? t('pendingAtLeast', { count, failed }) : t('pendingCount', { count });
}

/** The way to what waits for the person, with the number of it: the page of pending items, else the card on the start page. */
export function PendingBadge() {
  const pending = usePendingCount();
  const hasPage = useHasPage(PENDING_PATH);
  const name = useName(pending);
  return (
    <Link to={hasPage ? PENDING_PATH : PENDING_CARD} className="shell-icon-button" aria-label={name} title={name}>
      <Badge count={pending.count ?? 0} size="small">
        <CarryOutOutlined aria-hidden />
      </Badge>
    </Link>
  );
}
