import { NoticeDraft, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { termOf } from '@hall/contract/wire/entity';
import { Tabs } from 'antd';
import { formOf } from '../../../../shared/form/form-of.tsx';
import { FIRST_FOCUS } from '../../../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { Placeholder } from '../../../../shared/ui/placeholder.tsx';
import type { RichTextProps } from '../editor/rich-text.tsx';
import { useTexts } from '../texts.ts';

const { FormField, TextField } = formOf(NoticeDraft, noticeManagementEndpoints.publish.request);

const RichText = lazyPart<RichTextProps>(() => import('../editor/rich-text.tsx').then((part) => part.RichText), <Placeholder lines={8} />);

/** The languages of a notice. */
export type Pane = 'zh' | 'en';

interface TextFieldsProps {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
}

/** What a notice says, in both languages; both are there all the time, so that neither is lost or left unchecked. */
export function TextFields({ pane, onPane }: TextFieldsProps) {
  const { t, language } = useTexts();
  const term = (name: 'content' | 'contentEn') => termOf(NoticeDraft, name, language);
  const chinese = (
    <>
      <TextField name="title" lang="zh-CN" {...FIRST_FOCUS} />
      <FormField name="content">
        <RichText label={term('content')} lang="zh-CN" required />
      </FormField>
    </>
  );
  const english = (
    <>
      <TextField name="titleEn" lang="en" />
      <FormField name="contentEn">
        <RichText label={term('contentEn')} lang="en" />
      </FormField>
    </>
  );
  return (
    <Tabs
      activeKey={pane}
      onChange={(chosen) => onPane(chosen as Pane)}
      items={[
        { key: 'zh', label: t('chinese'), children: chinese, forceRender: true },
        { key: 'en', label: t('english'), children: english, forceRender: true },
      ]}
    />
  );
}
