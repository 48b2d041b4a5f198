import type { Notice } from '@hall/contract/notices';
import { useEffect } from 'react';
import { NoticeArticle } from './notice-article.tsx';

export interface NoticeReadingProps {
  readonly notice: Notice;
  /** Told once the notice is on the screen. */
  readonly onShown: (notice: Notice) => void;
}

/** A notice that is read by being shown. */
export function NoticeReading({ notice, onShown }: NoticeReadingProps) {
  useEffect(() => onShown(notice), [onShown, notice]);
  return <NoticeArticle notice={notice} />;
}
