import { NoticeDraft, type NoticeInFull, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { Notice } from '@hall/contract/notices';
import { termOf } from '@hall/contract/wire/entity';
import { Button } from 'antd';
import { type RefObject, useEffect } from 'react';
import { FileField } from '../../../../shared/files/file-field.tsx';
import { Check } from '../../../../shared/form/choice.tsx';
import { formOf } from '../../../../shared/form/form-of.tsx';
import { useTexts } from '../texts.ts';
import { useNoticeForm } from '../use-notice-form.ts';
import type { Written } from '../use-sending-notice.ts';
import { AudienceField } from './audience-field.tsx';
import { LevelChoice } from './level-choice.tsx';
import { PreviewButton } from './preview-button.tsx';
import { ReleaseField } from './release-field.tsx';
import { TextFields } from './text-fields.tsx';
import './notice-form.css';

const { EntityForm, FormField, useValue } = formOf(NoticeDraft, noticeManagementEndpoints.publish.request);

const BUTTONS = { draft: 'saveDraft', now: 'publish', later: 'schedule' } as const;

interface NoticeFormProps {
  /** The notice that is changed; none of a new one. */
  readonly opened: NoticeInFull | undefined;
  readonly onClose: () => void;
}

/** Tells the form what its Chinese text is by now. */
function ChineseKnown({ present }: { readonly present: RefObject<Partial<Written>> }) {
  const [title, content] = [useValue('title'), useValue('content')];
  useEffect(() => {
    present.current = { title: title ?? '', content: content ?? '' };
  }, [present, title, content]);
  return null;
}

/** Writes a notice, or changes one. */
export function NoticeForm({ opened, onClose }: NoticeFormProps) {
  const { t, language } = useTexts();
  const form = useNoticeForm(opened, onClose);
  const { state, release } = form;
  const isPublished = state === 'published';
  return (
    <div className="notice-form" ref={form.place}>
      <EntityForm
        label={t(opened ? 'editNotice' : 'newNotice')}
        initial={form.initial}
        send={t(isPublished ? 'save' : BUTTONS[release])}
        unsent={form.unsent}
        onSend={form.onSend}
        onSent={form.onSent}
        onCancel={onClose}
      >
        <ChineseKnown present={form.present} />
        <TextFields pane={form.pane} onPane={form.setPane} />
        <PreviewButton />
        <FormField name="level">
          <LevelChoice />
        </FormField>
        <FormField name="pinned" label="" required={false}>
          <Check label={termOf(Notice, 'pinned', language)} />
        </FormField>
        <AudienceField />
        <FileField files={form.files} onAdd={form.addFiles} {...(form.id === undefined && { hint: t('filesNeedDraft') })} />
        {isPublished ? (
          <FormField name="tellAnew" label="" hint={t('tellAnewHint')}>
            <Check label={t('tellAnew')} />
          </FormField>
        ) : (
          <ReleaseField release={release} scheduled={state === 'scheduled'} onRelease={form.setRelease} />
        )}
        {form.overtaken && (
          <p>
            <Button onClick={() => void form.copyAsNew()}>{t('copyAsNew')}</Button>
          </p>
        )}
      </EntityForm>
    </div>
  );
}
