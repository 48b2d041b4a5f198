import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { Link } from 'react-router-dom';
import { useUnread } from '../../domains/account/use-unread.ts';
import { useTexts } from '../texts.ts';

/** The way to the notices, with the number of unread ones. */
export function NoticesBell() {
  const { t } = useTexts();
  const count = useUnread();
  const name = count === undefined ? t('notices') : t('unread', { count });
  return (
    <Link to="/tzgg" className="shell-icon-button" aria-label={name} title={name}>
      <Badge count={count ?? 0} size="small">
        <BellOutlined aria-hidden />
      </Badge>
    </Link>
  );
}
