import { DownloadOutlined } from '@ant-design/icons';
import { type ImportMode, type ImportPreview, type ImportShown, importsEndpoints } from '@hall/contract/imports';
import { Checkbox, Radio } from 'antd';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { download } from '../../shared/api/download.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { FileButton } from './file-step.tsx';
import { PreviewTable } from './preview-table.tsx';
import { useTexts } from './texts.ts';

/** The faulty rows as a file, to be mended. */
export function FaultsButton({ preview: { id } }: { readonly preview: ImportPreview }) {
  const { t, language } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [busy, setBusy] = useState(false);
  const fetchFaults = async () => {
    setBusy(true);
    await dispatch(download(importsEndpoints.faults, { id, locale: language }, 'faults.xlsx'));
    setBusy(false);
  };
  return (
    <BusyButton icon={<DownloadOutlined aria-hidden />} busy={busy} onClick={() => void fetchFaults()}>
      {t('faultsFile')}
    </BusyButton>
  );
}

function Before({ before }: { readonly before: NonNullable<ImportPreview['before']> }) {
  const { t, pick } = useTexts();
  return <p>{t('before', { person: pick(before.person, before.personEn), number: before.staffNumber, at: before.at })}</p>;
}

/** How to import, as far as that has been said. */
export interface Choice {
  readonly mode: ImportMode;
  readonly again: boolean;
}

interface PreviewStepProps {
  readonly preview: ImportPreview;
  readonly choice: Choice;
  readonly busy: boolean;
  readonly onChoice: (choice: Choice) => void;
  /** Another file in the place of this one. */
  readonly onFile: (file: File) => void;
}

function Modes({ preview, choice, onChoice }: Omit<PreviewStepProps, 'busy' | 'onFile'>) {
  const { t } = useTexts();
  const reason = useId();
  const blocked = preview.faulty > 0;
  return (
    <fieldset className="import-modes">
      <legend>{t('mode')}</legend>
      <Radio.Group value={choice.mode} onChange={({ target }) => onChoice({ ...choice, mode: target.value as ImportMode })}>
        <Radio value="sound">{t('modeSound')}</Radio>
        <Radio value="all" disabled={blocked} {...(blocked && { 'aria-describedby': reason })}>
          {t('modeAll')}
        </Radio>
      </Radio.Group>
      {blocked && (
        <span id={reason} className="import-soft">
          {t('allNotNow')}
        </span>
      )}
    </fieldset>
  );
}

/** What would come of importing a file, and how it is to be done. */
export function PreviewStep({ preview, choice, busy, onChoice, onFile }: PreviewStepProps) {
  const { t } = useTexts();
  const { total, sound, faulty, duplicates, fileName, sheet, before } = preview;
  const [shown, setShown] = useState<ImportShown>(faulty > 0 ? 'faulty' : 'all');
  const counts = { all: total, sound, faulty, duplicate: duplicates };
  return (
    <>
      <div className="import-tools">
        <p className="import-file">
          <strong>{fileName}</strong> {sheet && <span className="import-soft">{t('sheet', { sheet })}</span>}
        </p>
        <FileButton label={t('another')} busy={busy} onChoose={onFile} />
      </div>
      {before && (
        <div className="import-before" role="alert">
          <Before before={before} />
          {sound > 0 && (
            <Checkbox checked={choice.again} onChange={({ target }) => onChoice({ ...choice, again: target.checked })}>
              {t('again')}
            </Checkbox>
          )}
        </div>
      )}
      <div className="import-tools">
        <Radio.Group
          aria-label={t('show')}
          optionType="button"
          value={shown}
          options={(['all', 'sound', 'faulty', 'duplicate'] as const).map((value) => ({
            value,
            label: t(value, { count: counts[value] }),
          }))}
          onChange={({ target }) => setShown(target.value as ImportShown)}
        />
        {faulty > 0 && <FaultsButton preview={preview} />}
      </div>
      <PreviewTable key={shown} preview={preview} shown={shown} />
      {sound > 0 ? <Modes preview={preview} choice={choice} onChoice={onChoice} /> : <p>{t('nothing')}</p>}
    </>
  );
}
