import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons';
import { ruleText } from '@hall/contract/errors';
import { ATTACHMENT_ENDINGS, ATTACHMENTS_MAX } from '@hall/contract/rules/attachment';
import { Button } from 'antd';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { sizeText } from '../../../../shared/ui/size-text.ts';
import { useTexts } from '../texts.ts';
import type { NoticeFiles } from '../use-files.ts';

interface FileFieldProps {
  readonly files: NoticeFiles;
  /** Whether the notice is yet to be saved. */
  readonly isNew: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}

function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { t } = useTexts();
  const label = t('removeFile', { name });
  return <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={label} title={label} onClick={onClick} />;
}

function Uploading({ name }: { readonly name: string }) {
  const { t } = useTexts();
  return (
    <>
      <progress aria-label={t('uploading', { name })} />
      <span>{t('uploading', { name })}</span>
    </>
  );
}

function Waiting({ name, onDrop }: { readonly name: string; readonly onDrop: () => void }) {
  const { t } = useTexts();
  return (
    <>
      <PaperClipOutlined aria-hidden />
      <span>{name}</span>
      <span className="hall-soft">{t('fileWaits')}</span>
      <RemoveButton name={name} onClick={onDrop} />
    </>
  );
}

/** What was not taken of the files chosen last, brought into sight: who publishes looks elsewhere. */
function Refused({ refused }: Pick<NoticeFiles, 'refused'>) {
  const { language } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <div role="alert" ref={place}>
      {refused.map(({ name, rule }) => (
        <p key={name} className="notice-refused">
          {name}: {ruleText(rule, language, { maximum: ATTACHMENTS_MAX })}
        </p>
      ))}
    </div>
  );
}

/** The files of a notice: added by a button or by dropping them, and taken away. */
export function FileField({ files, isNew, onAdd }: FileFieldProps) {
  const { t } = useTexts();
  const { attached, waiting, refused } = files;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  const label = t('attachmentsOf', { count: attached.length + waiting.length, most: ATTACHMENTS_MAX });
  return (
    <fieldset
      className="notice-files"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend>{label}</legend>
      <ul>
        {attached.map(({ id, name, size }) => (
          <li key={id}>
            <PaperClipOutlined aria-hidden />
            <span>{name}</span>
            <span className="hall-soft">{sizeText(size)}</span>
            <RemoveButton name={name} onClick={() => void files.remove(id)} />
          </li>
        ))}
        {waiting.map(({ key, file: { name } }) => (
          <li key={key}>{key === files.uploading ? <Uploading name={name} /> : <Waiting name={name} onDrop={() => files.drop(key)} />}</li>
        ))}
      </ul>
      <Refused refused={refused} />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ATTACHMENT_ENDINGS.join(',')}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button disabled={attached.length + waiting.length >= ATTACHMENTS_MAX} onClick={() => chooser.current?.click()}>
        {t('addFiles')}
      </Button>
      <p className="hall-soft">
        {t('dropFiles')} {isNew && t('filesNeedDraft')}
      </p>
    </fieldset>
  );
}
