import { type Notice, NoticeLevel } from '@hall/contract/notices';
import { labelOf } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';
import './notice-content.css';

/** The level that the catalogue shows in red. */
export const RED = 2;
const ORDINARY = 1;
/** What every other level means. */
const IMPORTANT = 3;

/** Says in words (and colour) what is special about a notice: pinned, urgent, important. */
export function NoticeTags({ notice }: { readonly notice: Notice }) {
  const { t, language } = useTexts();
  const isRed = notice.level === RED;
  return (
    <>
      {notice.pinned && <span className="notice-tag notice-tag-pinned">{t('pinned')}</span>}
      {notice.level !== ORDINARY && (
        <span className={`notice-tag ${isRed ? 'notice-tag-red' : 'notice-tag-important'}`}>
          {labelOf(NoticeLevel, isRed ? RED : IMPORTANT, language)}
        </span>
      )}
    </>
  );
}
