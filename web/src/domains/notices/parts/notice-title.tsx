import { isRed, type Notice } from '@hall/contract/notices';
import { useTexts } from '../texts.ts';

/** The title of a notice above its text, in the colour of its level. */
export function NoticeTitle({ notice }: { readonly notice: Notice }) {
  const { pick } = useTexts();
  return <span className={isRed(notice) ? 'notice-red' : ''}>{pick(notice.title, notice.titleEn)}</span>;
}
