import { CloseOutlined, LoadingOutlined } from '@ant-design/icons';
import type { ExportJob } from '@hall/contract/exports';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { ExportProgress } from './export-progress.tsx';
import { exportsApi } from './exports-api.ts';
import { useFollowedExports } from './use-followed-exports.ts';
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

interface EndedProps {
  readonly job: ExportJob;
  /** Its file is on its way. */
  readonly coming: boolean;
  readonly onFetch: () => void;
}

/** The file of an export that is ready comes by itself; where it did not, it is asked for here. */
function Fetch({ coming, onFetch }: Omit<EndedProps, 'job'>) {
  const { t } = useTexts();
  const [pressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    onFetch();
  };
  if (coming && !pressed) return null;
  return (
    <BusyButton size="small" type="primary" busy={coming} onClick={press}>
      {t('exportFetch')}
    </BusyButton>
  );
}

function Ended({ job, coming, onFetch }: EndedProps) {
  const { t, pick } = useTexts();
  const { exports } = useKit();
  const isReady = job.state === 'ready';
  const said = isReady
    ? t(coming ? 'exportComing' : 'exportReady', { title: job.title })
    : t(job.state === 'failed' ? 'exportFailed' : 'exportCancelled', { title: job.title, reason: pick(job.reason ?? '', job.reasonEn) });
  return (
    <li>
      <p role={job.state === 'failed' ? 'alert' : 'status'}>
        {coming && <LoadingOutlined aria-hidden className="kit-export-coming" />}
        {said}
      </p>
      {isReady && <Fetch coming={coming} onFetch={onFetch} />}
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
  const { running, ended, coming, fetch } = useFollowedExports();
  return (
    <ul className="kit-exports" aria-label={t('exportsBegun')}>
      {running.map((job) => (
        <Running key={job.id} job={job} />
      ))}
      {ended.map((job) => (
        <Ended key={job.id} job={job} coming={coming.includes(job.id)} onFetch={() => void fetch(job)} />
      ))}
    </ul>
  );
}
