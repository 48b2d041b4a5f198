import type { Notice } from '@hall/contract/notices';
import { useEffect } from 'react';
import { NoticeArticle } from './notice-article.tsx';

export interface NoticeReadingProps {
  readonly notice: Notice;
  /** Told once the notice is on the screen, as soon as there is somebody to tell. */
  readonly onShown: ((notice: Notice) => void) | undefined;
}

/** A notice that is read by being shown. */
export function NoticeReading({ notice, onShown }: NoticeReadingProps) {
  useEffect(() => void onShown?.(notice), [onShown, notice]);
  return <NoticeArticle notice={notice} />;
}
