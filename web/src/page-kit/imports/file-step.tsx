import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { IMPORT_ENDINGS, IMPORT_MAX_BYTES, IMPORT_ROWS_MAX, importsEndpoints } from '@hall/contract/imports';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { download } from '../../shared/api/download.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { FIRST_FOCUS } from '../../shared/ui/dialog/dialog.tsx';
import { useTexts } from './texts.ts';

function TemplateButton({ importId }: { readonly importId: string }) {
  const { t, language } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [busy, setBusy] = useState(false);
  const fetchTemplate = async () => {
    setBusy(true);
    await dispatch(download(importsEndpoints.template, { importId, locale: language }, 'template.xlsx'));
    setBusy(false);
  };
  return (
    <BusyButton icon={<DownloadOutlined aria-hidden />} busy={busy} onClick={() => void fetchTemplate()}>
      {t('template')}
    </BusyButton>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
  /** The focus is here at first. */
  readonly first?: boolean;
}

/** Chooses the file that is filled in. */
export function FileButton({ label, busy, onChoose, first = false }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={IMPORT_ENDINGS.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !busy) onChoose(file);
          target.value = '';
        }}
      />
      <BusyButton busy={busy} {...(first && FIRST_FOCUS)} onClick={() => chooser.current?.click()}>
        {label}
      </BusyButton>
    </>
  );
}

interface FileStepProps {
  readonly importId: string;
  /** A file is chosen already. */
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

/** The template, and the file that is filled in: chosen by a button, or dropped. */
export function FileStep({ importId, chosen, busy, onChoose }: FileStepProps) {
  const { t } = useTexts();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onChoose(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const limits = {
    kinds: IMPORT_ENDINGS.join(' / '),
    size: `${IMPORT_MAX_BYTES / 1024 ** 2} MB`,
    rows: IMPORT_ROWS_MAX,
  };
  return (
    <>
      <p className="import-template">
        <span>{t('templateHint')}</span> <TemplateButton importId={importId} />
      </p>
      <fieldset
        className="import-drop"
        aria-label={t('file')}
        data-over={over}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileExcelOutlined aria-hidden className="import-drop-icon" />
        <p>
          <FileButton label={t(chosen ? 'another' : 'choose')} busy={busy} onChoose={onChoose} first /> {t('drop')}
        </p>
        <p className="import-soft">{t('limits', limits)}</p>
      </fieldset>
    </>
  );
}

/** What is under way, for as long as it takes. */
export function Progress({ text }: { readonly text: string }) {
  return (
    <div className="import-progress" role="status">
      <progress aria-label={text} />
      <span>{text}</span>
    </div>
  );
}

/** What stands in the way, and the way to try again. */
export function Fault({ text, onRetry }: { readonly text: string; readonly onRetry: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <p className="import-fault" role="alert">
      {text} {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </p>
  );
}
