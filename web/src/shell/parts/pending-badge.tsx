import { CarryOutOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { Link } from 'react-router-dom';
import { useHasPage } from '../../domains/menu/use-menu-routes.ts';
import { usePendingCount } from '../../domains/todos/use-pending-count.ts';
import { useTexts } from '../texts.ts';

export const PENDING_PAGE = '/dbsx';
const PENDING_CARD = '/home#pending';

/** The way to what waits for the person, with the number of it: the page of pending items, else the card on the start page. */
export function PendingBadge() {
  const { t } = useTexts();
  const count = usePendingCount();
  const hasPage = useHasPage(PENDING_PAGE);
  const name = count === undefined ? t('pendingItems') : t('pendingCount', { count });
  return (
    <Link to={hasPage ? PENDING_PAGE : PENDING_CARD} className="shell-icon-button" aria-label={name} title={name}>
      <Badge count={count ?? 0} size="small">
        <CarryOutOutlined aria-hidden />
      </Badge>
    </Link>
  );
}
