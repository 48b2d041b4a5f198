import type { Notice } from '@hall/contract/notices';
import { useTexts } from '../texts.ts';
import './notice-content.css';

/** The level that the catalogue shows in red. */
export const RED = 2;
const ORDINARY = 1;

/** Says in words (and colour) what is special about a notice: pinned, important. */
export function NoticeTags({ notice }: { readonly notice: Notice }) {
  const { t } = useTexts();
  return (
    <>
      {notice.pinned && <span className="notice-tag notice-tag-pinned">{t('pinned')}</span>}
      {notice.level !== ORDINARY && (
        <span className={`notice-tag ${notice.level === RED ? 'notice-tag-red' : 'notice-tag-important'}`}>{t('important')}</span>
      )}
    </>
  );
}
