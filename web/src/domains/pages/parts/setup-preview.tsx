import { Segmented } from 'antd';
import { useState } from 'react';
import { PagePreview } from '../../../page-kit/preview/page-preview.tsx';
import { InLanguage } from '../../../shared/i18n/use-language.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useTexts } from '../texts.ts';
import type { DraftState } from '../use-draft.ts';

/** What the page is going to look like, in either language. */
export function SetupPreview({ page, edit }: Pick<DraftState, 'page' | 'edit'>) {
  const { t, language } = useTexts();
  const [shown, setShown] = useState<'zh' | 'en'>();
  const languages = (
    <Segmented
      aria-label={t('previewLanguage')}
      value={shown ?? language}
      onChange={setShown}
      options={[
        { value: 'zh', label: t('inChinese') },
        { value: 'en', label: t('inEnglish') },
      ]}
    />
  );
  return (
    <Card title={t('preview')} extra={languages}>
      <p className="setup-preview-hint">{t('exampleRows')}</p>
      <InLanguage value={shown ?? language}>
        <div lang={(shown ?? language) === 'zh' ? 'zh-CN' : 'en'}>
          <PagePreview {...page} onWidth={(id, width) => edit('columns', id, { width })} />
        </div>
      </InLanguage>
    </Card>
  );
}
