import { ExportOutlined, LoadingOutlined } from '@ant-design/icons';
import { useTexts } from '../texts.ts';
import './window-mark.css';

/** Says of an entry that it opens a new window, or that the window's address is on its way. */
export function WindowMark({ busy }: { readonly busy: boolean }) {
  const { t } = useTexts();
  if (busy) return <LoadingOutlined className="window-mark" aria-label={t('opening')} />;
  return <ExportOutlined className="window-mark" aria-label={t('newWindow')} />;
}
