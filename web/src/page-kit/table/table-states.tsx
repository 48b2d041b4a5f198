import { WarningOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { refusalText } from '../../shared/api/failure.ts';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import { failedStatus, isUnreadable } from '../../shared/ui/unreadable.ts';
import { useTexts } from '../texts.ts';

/** Stands where the table will be. */
export function TableSkeleton() {
  return (
    <div className="kit-skeleton">
      <Placeholder lines={6} />
    </div>
  );
}

interface TableFailureProps {
  /** What failed, where it is not the loading of rows. */
  readonly title?: string;
  /** There was an answer, of which nothing could be read. */
  readonly unreadable?: boolean;
  /** The error of the call; a refusal says why. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** The rows could not be loaded. */
export function TableFailure({ title, error, unreadable = isUnreadable(error), onRetry }: TableFailureProps) {
  const { t, language } = useTexts();
  const status = failedStatus(error);
  const hint = status === undefined ? t(unreadable ? 'unreadableHint' : 'failedHint') : t('serverFailed', { status });
  return (
    <div role="alert" className="hall-hint kit-failure">
      <WarningOutlined className="kit-failure-mark" aria-hidden />
      <strong>{title ?? t(unreadable ? 'unreadable' : 'failedTitle')}</strong>
      <span>{refusalText(error, language) ?? hint}</span>
      <Button type="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

interface TableEmptyProps {
  readonly filtered: boolean;
  /** What the page says of it, where that is no matter of conditions to be taken off. */
  readonly said?: string | undefined;
  readonly onClear: () => void;
}

/** There are no rows: none at all, or none that fit the conditions. */
export function TableEmpty({ filtered, said, onClear }: TableEmptyProps) {
  const { t } = useTexts();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={said ?? t(filtered ? 'emptyFiltered' : 'emptyPlain')}>
      {filtered && !said && <Button onClick={onClear}>{t('clearConditions')}</Button>}
    </Empty>
  );
}
