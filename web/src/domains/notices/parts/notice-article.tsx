import type { Notice } from '@hall/contract/notices';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useTexts } from '../texts.ts';
import { Attachments } from './attachments.tsx';
import { NoticeContent } from './notice-content.tsx';
import { NoticeTags } from './notice-tags.tsx';

/** What a notice says, and who says it. */
export function NoticeArticle({ notice }: { readonly notice: Notice }) {
  const { pick } = useTexts();
  return (
    <article>
      <p className="notice-facts">
        <NoticeTags notice={notice} />
        <span>{pick(notice.publisher ?? '', notice.publisherEn)}</span>
        <MomentText at={notice.publishedAt} exact />
      </p>
      <NoticeContent html={pick(notice.content, notice.contentEn)} />
      <Attachments files={notice.attachments} />
    </article>
  );
}
