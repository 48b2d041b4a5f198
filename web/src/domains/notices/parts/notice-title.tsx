import type { Notice } from '@hall/contract/notices';
import { RED } from '../levels.ts';
import { useTexts } from '../texts.ts';

/** The title of a notice above its text, in the colour of its level. */
export function NoticeTitle({ notice }: { readonly notice: Notice }) {
  const { pick } = useTexts();
  return <span className={notice.level === RED ? 'notice-red' : ''}>{pick(notice.title, notice.titleEn)}</span>;
}
