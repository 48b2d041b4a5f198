import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons';
import { ruleText } from '@hall/contract/errors';
import { ATTACHMENT_ENDINGS, ATTACHMENTS_MAX } from '@hall/contract/rules/attachment';
import { Button } from 'antd';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { sizeText } from '../ui/size-text.ts';
import { useFilesTexts } from './files-texts.ts';
import type { Files } from './use-files.ts';
import './file-field.css';

interface FileFieldProps {
  readonly files: Files;
  readonly id?: string | undefined;
  /** What it is called where that stands above it already. */
  readonly called?: string;
  /** When they are uploaded, where that is not at once. */
  readonly hint?: string;
  readonly onAdd: (files: readonly File[]) => void;
}

function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { t } = useFilesTexts();
  const label = t('removeFile', { name });
  return <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={label} title={label} onClick={onClick} />;
}

function Uploading({ name }: { readonly name: string }) {
  const { t } = useFilesTexts();
  return (
    <>
      <progress aria-label={t('uploading', { name })} />
      <span>{t('uploading', { name })}</span>
    </>
  );
}

function Waiting({ name, onDrop }: { readonly name: string; readonly onDrop: () => void }) {
  const { t } = useFilesTexts();
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
function Refused({ refused }: Pick<Files, 'refused'>) {
  const { language } = useFilesTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <div role="alert" ref={place}>
      {refused.map(({ name, rule }) => (
        <p key={name} className="file-refused">
          {name}: {ruleText(rule, language, { maximum: ATTACHMENTS_MAX })}
        </p>
      ))}
    </div>
  );
}

/** The files of something: added by a button or by dropping them, and taken away. */
export function FileField({ files, id, called, hint, onAdd }: FileFieldProps) {
  const { t } = useFilesTexts();
  const { attached, waiting, refused } = files;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  const count = attached.length + waiting.length;
  return (
    <fieldset
      className="file-field"
      id={id}
      aria-label={called}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!called && <legend>{t('attachmentsOf', { count, most: ATTACHMENTS_MAX })}</legend>}
      <ul>
        {attached.map(({ id: key, name, size }) => (
          <li key={key}>
            <PaperClipOutlined aria-hidden />
            <span>{name}</span>
            <span className="hall-soft">{sizeText(size)}</span>
            <RemoveButton name={name} onClick={() => void files.remove(key)} />
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
      <Button disabled={count >= ATTACHMENTS_MAX} onClick={() => chooser.current?.click()}>
        {t('addFiles')}
      </Button>
      {called && (
        <span className="hall-soft file-count">
          {count} / {ATTACHMENTS_MAX}
        </span>
      )}
      <p className="hall-soft">
        {t('dropFiles')} {hint}
      </p>
    </fieldset>
  );
}
