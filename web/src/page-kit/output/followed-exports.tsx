import { CloseOutlined } from '@ant-design/icons';
import { type ExportJob, exportsEndpoints } from '@hall/contract/exports';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { ExportProgress } from './export-progress.tsx';
import { exportsApi } from './exports-api.ts';
import { useFollowedExports } from './use-followed-exports.ts';
import { useSavedFile } from './use-saved-file.ts';
import './followed-exports.css';

/** Where what is ready waits. */
const OWN_EXPORTS = '/exports';

function Running({ job }: { readonly job: ExportJob }) {
  const { t } = useTexts();
  const { exports } = useKit();
  const [cancel, { isLoading }] = exportsApi.useCancelExportMutation();
  const stop = async () => {
    const { error } = await cancel({ id: job.id });
    if (error !== undefined) return;
    exports.forget(job.id);
    toastLane.show({ tone: 'info', text: t('exportCancelled', { title: job.title }) });
  };
  return (
    <li>
      <ExportProgress job={job} />
      <p className="hall-soft">
        {t('exportGoesOn')} <Link to={OWN_EXPORTS}>{t('ownExports')}</Link>
      </p>
      <Button size="small" disabled={isLoading} onClick={() => void stop()}>
        {t('exportCancel')}
      </Button>
    </li>
  );
}

function Ended({ job }: { readonly job: ExportJob }) {
  const { t, pick } = useTexts();
  const { exports } = useKit();
  const save = useSavedFile();
  const [busy, setBusy] = useState(false);
  const fetch = async () => {
    setBusy(true);
    const isSaved = await save(exportsEndpoints.file, { id: job.id }, job);
    setBusy(false);
    if (isSaved) exports.forget(job.id);
  };
  const isReady = job.state === 'ready';
  const said = isReady
    ? t('exportReady', { title: job.title })
    : t(job.state === 'failed' ? 'exportFailed' : 'exportCancelled', { title: job.title, reason: pick(job.reason ?? '', job.reasonEn) });
  return (
    <li>
      <p role={job.state === 'failed' ? 'alert' : 'status'}>{said}</p>
      {isReady && (
        <Button size="small" type="primary" disabled={busy} onClick={() => void fetch()}>
          {t('exportFetch')}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('exportForget')}
        title={t('exportForget')}
        onClick={() => exports.forget(job.id)}
      />
    </li>
  );
}

/** Exports that were begun on the page: how far they are, and what became of those that did not come by themselves. */
export function FollowedExports() {
  const { t } = useTexts();
  const { running, ended } = useFollowedExports();
  return (
    <ul className="kit-exports" aria-label={t('exportsBegun')}>
      {running.map((job) => (
        <Running key={job.id} job={job} />
      ))}
      {ended.map((job) => (
        <Ended key={job.id} job={job} />
      ))}
    </ul>
  );
}
