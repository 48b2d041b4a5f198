import { EyeOutlined } from '@ant-design/icons';
import { NoticeDraft, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { NOTICE_LEVELS } from '@hall/contract/notices';
import { Button } from 'antd';
import { useState } from 'react';
import { formOf } from '../../../../shared/form/form-of.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import type { NoticePreviewProps } from './notice-preview.tsx';

const NoticePreview = lazyPart<NoticePreviewProps>(() => import('./notice-preview.tsx').then((part) => part.NoticePreview), null);

const { useValue } = formOf(NoticeDraft, noticeManagementEndpoints.publish.request);

/** Shows what stands in the form at the moment as readers would see it. */
export function PreviewButton() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const written = {
    title: useValue('title') ?? '',
    titleEn: useValue('titleEn'),
    content: useValue('content') ?? '',
    contentEn: useValue('contentEn'),
    level: useValue('level') ?? NOTICE_LEVELS.ordinary,
    pinned: useValue('pinned') ?? false,
  };
  return (
    <p className="notice-form-preview">
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      {open && <NoticePreview written={written} onClose={() => setOpen(false)} />}
    </p>
  );
}
