import type { ExportJob } from '@hall/contract/exports';
import { useTexts } from '../texts.ts';

/** How many of its rows an export has, or that it waits for its turn. */
export function ExportProgress({ job: { title, state, done, total } }: { readonly job: ExportJob }) {
  const { t } = useTexts();
  const said = state === 'waiting' ? t('exportWaiting', { title }) : t('exportRunning', { title, done, total });
  return (
    <div className="kit-export-progress">
      <span>{said}</span>
      <progress max={Math.max(1, total)} value={state === 'waiting' ? undefined : done} aria-label={title} />
    </div>
  );
}
