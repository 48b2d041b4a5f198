import type { Notice } from '@hall/contract/notices';
import { useEffect } from 'react';
import { useMarkReadMutation } from '../api.ts';
import { NoticeArticle } from './notice-article.tsx';

/** A notice that is read by being shown. */
export function NoticeReading({ notice }: { readonly notice: Notice }) {
  const { id, read } = notice;
  const [markRead] = useMarkReadMutation();
  useEffect(() => {
    if (!read) void markRead({ id, read: true });
  }, [read, markRead, id]);
  return <NoticeArticle notice={notice} />;
}
