import { ruleText } from '@hall/contract/errors';
import type { ImportMode, ImportPreview, ImportResult } from '@hall/contract/imports';
import { useState } from 'react';
import { base64Of } from '../../shared/api/base64-of.ts';
import { type ApiFailure, failureText, isApiFailure } from '../../shared/api/failure.ts';
import { useDiscardImportMutation, useImportPreviewQuery, useRunImportMutation, useUploadImportMutation } from './api.ts';
import { chosenFault } from './chosen-fault.ts';
import { useTexts } from './texts.ts';

/** An import as its dialog shows it. */
export interface Importing {
  /** The file chosen, whatever has become of it. */
  readonly file: File | undefined;
  /** The file is on its way and read, or its rows are added. */
  readonly busy: 'reading' | 'importing' | undefined;
  /** What stands in the way. */
  readonly fault: string | undefined;
  /** The file can be sent again as it is. */
  readonly canRetry: boolean;
  readonly preview: ImportPreview | undefined;
  readonly result: ImportResult | undefined;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
  readonly run: (mode: ImportMode, again: boolean) => void;
  readonly refuse: (fault: string) => void;
  /** Lets go of what was uploaded. */
  readonly discard: () => void;
}

const isRefusal = (failure: ApiFailure): boolean => failure.kind === 'business';

/** Sends a file, shows what would come of it, and imports it. */
export function useImport(importId: string, onImported: () => void): Importing {
  const { t, language } = useTexts();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState<Importing['busy']>();
  const [fault, setFault] = useState<string>();
  const [canRetry, setCanRetry] = useState(false);
  const [uploaded, setUploaded] = useState<ImportPreview>();
  const [result, setResult] = useState<ImportResult>();
  const [upload] = useUploadImportMutation();
  const [runImport] = useRunImportMutation();
  const [discardPreview] = useDiscardImportMutation();
  const { data: now } = useImportPreviewQuery({ id: uploaded?.id ?? '' }, { skip: !uploaded });
  const refusalOf = (error: unknown) => (isApiFailure(error) && isRefusal(error) ? failureText(error, language) : undefined);
  const refused = ({ name }: File, reason: string) => setFault(t('refused', { name, reason }));
  const send = async (chosen: File) => {
    setBusy('reading');
    setFault(undefined);
    setCanRetry(false);
    const { name } = chosen;
    const content = await base64Of(chosen).catch(() => undefined);
    const { data, error } = content === undefined ? { error: undefined } : await upload({ importId, name, file: content });
    setBusy(undefined);
    setUploaded(data);
    setCanRetry(isApiFailure(error) && !isRefusal(error));
    const reason = refusalOf(error);
    if (reason) refused(chosen, reason);
    else if (!data) setFault(t(content === undefined ? 'unreadable' : 'unreachable', { name }));
  };
  const choose = (chosen: File) => {
    const rule = chosenFault(chosen);
    setFile(chosen);
    setUploaded(undefined);
    setResult(undefined);
    setCanRetry(false);
    if (rule) refused(chosen, ruleText(rule, language, {}));
    else void send(chosen);
  };
  const run = async (mode: ImportMode, again: boolean) => {
    setBusy('importing');
    setFault(undefined);
    const { data, error } = await runImport({ importId, id: uploaded?.id, mode, again });
    setBusy(undefined);
    setResult(data);
    if (data) onImported();
    else setFault(refusalOf(error) ?? t('notRun'));
    // Its hour is over: the file is read again.
    if (isApiFailure(error) && error.kind === 'business' && error.rule === 'import-first') setUploaded(undefined);
  };
  return {
    file,
    busy,
    fault,
    canRetry,
    preview: uploaded && (now?.id === uploaded.id ? now : uploaded),
    result,
    choose,
    retry: () => file && void send(file),
    run: (mode, again) => void run(mode, again),
    refuse: setFault,
    discard: () => uploaded && void discardPreview({ id: uploaded.id }),
  };
}
