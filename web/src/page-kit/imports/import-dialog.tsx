import { RULES } from '@hall/contract/errors';
import type { ImportPreview, ImportResult } from '@hall/contract/imports';
import { Button } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { sizeText } from '../../shared/ui/size-text.ts';
import { useUnsentChanges } from '../../shared/ui/use-unsent-changes.ts';
import { Fault, FileButton, FileStep, Progress } from './file-step.tsx';
import { type Choice, FaultsButton, PreviewStep } from './preview-step.tsx';
import { PreviewTable } from './preview-table.tsx';
import { useTexts } from './texts.ts';
import { useImport } from './use-import.ts';
import './imports.css';

export interface ImportDialogProps {
  readonly importId: string;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** The focus follows what the dialog shows: what had it may be gone. */
function useFocusOn(place: RefObject<HTMLDivElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) place.current?.focus();
    before.current = step;
  }, [place, step]);
}

interface ResultStepProps {
  readonly result: ImportResult;
  readonly preview: ImportPreview;
  readonly onFile: (file: File) => void;
}

function ResultStep({ result, preview, onFile }: ResultStepProps) {
  const { t } = useTexts();
  return (
    <>
      <p role="status" className="import-result">
        {t('added', { count: result.added })} {result.leftOut > 0 && t('leftOut', { count: result.leftOut })}
      </p>
      {result.leftOut > 0 && (
        <>
          <div className="import-tools">
            <FaultsButton preview={preview} />
            <FileButton label={t('another')} busy={false} onChoose={onFile} />
          </div>
          <PreviewTable preview={preview} shown="faulty" />
        </>
      )}
    </>
  );
}

/** Imports rows from a file: the template and the file, then what would come of it, then what did (IMPORT-1). */
export function ImportDialog({ importId, onImported, onClose }: ImportDialogProps) {
  const { t, language } = useTexts();
  const importing = useImport(importId, onImported);
  const { file, preview, result, busy, fault } = importing;
  const [made, setMade] = useState<Partial<Choice> & { readonly of?: string }>({});
  const { part, leave } = useUnsentChanges(preview !== undefined && !result, {
    title: t('leaveTitle'),
    text: (page) => (page === undefined ? t('leaveText') : t('leaveTextOf', { page })),
    stay: t('stay'),
  });
  const step = result ? 'result' : preview ? 'preview' : 'file';
  useFocusOn(part, step);
  const wanted = made.of === preview?.id ? made : {};
  const mode = preview && preview.faulty > 0 ? 'sound' : (wanted.mode ?? 'all');
  const choice: Choice = { mode, again: wanted.again ?? false };
  const close = () =>
    leave(() => {
      importing.discard();
      onClose();
    });
  const run = () => {
    if (!preview) importing.refuse(RULES['import-first'][language]);
    else if (preview.sound === 0) importing.refuse(RULES['import-none'][language]);
    else if (preview.before && !choice.again) importing.refuse(t('againFirst'));
    else importing.run(choice.mode, choice.again);
  };
  return (
    <Dialog
      title={t('title')}
      width={1040}
      lightDismiss={false}
      onClose={close}
      footer={
        result ? (
          <Button type="primary" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <BusyButton type="primary" busy={busy !== undefined} onClick={run}>
              {t('import')}
            </BusyButton>
          </>
        )
      }
    >
      <div className="import-dialog" ref={part} tabIndex={-1}>
        {step === 'file' && (
          <FileStep importId={importId} chosen={file !== undefined} busy={busy !== undefined} onChoose={importing.choose} />
        )}
        {file && busy === 'reading' && <Progress text={t('reading', { name: file.name, size: sizeText(file.size) })} />}
        {preview && !result && (
          <PreviewStep
            key={preview.id}
            preview={preview}
            choice={choice}
            busy={busy !== undefined}
            onChoice={(next) => setMade({ ...next, of: preview.id })}
            onFile={importing.choose}
          />
        )}
        {busy === 'importing' && <Progress text={t('importing')} />}
        {preview && result && <ResultStep result={result} preview={preview} onFile={importing.choose} />}
        {fault && <Fault text={fault} onRetry={importing.canRetry ? importing.retry : undefined} />}
      </div>
    </Dialog>
  );
}
