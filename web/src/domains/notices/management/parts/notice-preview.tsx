import type { Notice } from '@hall/contract/notices';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { NoticeContent } from '../../parts/notice-content.tsx';
import { NoticeTags } from '../../parts/notice-tags.tsx';
import { useTexts } from '../texts.ts';

type Previewed = Pick<Notice, 'title' | 'titleEn' | 'content' | 'contentEn' | 'level' | 'pinned'>;

export interface NoticePreviewProps {
  readonly written: Previewed;
  readonly onClose: () => void;
}

/** A notice before it is published, as its readers will see it: in either language, on a computer or a phone. */
export function NoticePreview({ written, onClose }: NoticePreviewProps) {
  const { t, language } = useTexts();
  const [shown, setShown] = useState<'zh' | 'en'>(language);
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const isEnglish = shown === 'en';
  const title = isEnglish && written.titleEn ? written.titleEn : written.title;
  const content = isEnglish && written.contentEn ? written.contentEn : written.content;
  const notice = { ...written, published: true, read: false, publishedAt: '', id: '', attachments: [] };
  return (
    <Dialog title={t('previewOf')} width={860} onClose={onClose}>
      <div className="notice-preview-choices">
        <Segmented
          aria-label={t('previewLanguage')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'zh', label: t('inChinese') },
            { value: 'en', label: t('inEnglish') },
          ]}
        />
        <Segmented
          aria-label={t('previewWidth')}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: t('asDesktop') },
            { value: 'phone', label: t('asPhone') },
          ]}
        />
      </div>
      {isEnglish && !written.contentEn && <p className="hall-soft">{t('noEnglish')}</p>}
      <article className="notice-preview" data-width={width} lang={content === written.content ? 'zh-CN' : 'en'}>
        <h2>
          <NoticeTags notice={notice} /> {title}
        </h2>
        <NoticeContent html={content} />
      </article>
    </Dialog>
  );
}
