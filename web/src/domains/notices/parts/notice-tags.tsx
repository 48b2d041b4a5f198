import { PushpinFilled } from '@ant-design/icons';
import { isRed, NOTICE_LEVELS, Notice } from '@hall/contract/notices';
import { valueText } from '@hall/contract/wire/coded';
import { useLanguage } from '../../../shared/i18n/use-language.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import './notice-content.css';

/** Says what is special about a notice: by a pin that it is pinned, and in words and colour its one level. */
export function NoticeTags({ notice }: { readonly notice: Notice }) {
  const { pinned, level } = notice;
  const language = useLanguage();
  const term = useTerms(Notice);
  return (
    <>
      {pinned && (
        <span className="notice-pin" title={term('pinned')}>
          <PushpinFilled aria-hidden />
          <span className="hall-visually-hidden">{term('pinned')}</span>
        </span>
      )}
      {level !== NOTICE_LEVELS.ordinary && (
        <span className={`notice-tag ${isRed(notice) ? 'notice-tag-red' : 'notice-tag-important'}`}>
          {valueText(Notice, 'level', level, language)}
        </span>
      )}
    </>
  );
}
