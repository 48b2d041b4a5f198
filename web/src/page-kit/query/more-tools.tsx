import { MoreOutlined } from '@ant-design/icons';
import { columnLabel } from '@hall/contract/column-value';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { copyFrom } from '../../shared/ui/copy-text.ts';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { allLeavesOf } from '../table/column-text.ts';
import { useNarrow } from '../table/use-window.ts';
import { useTexts } from '../texts.ts';

const BatchDialog = lazyPart(() => import('../batch/batch-dialog.tsx').then((part) => part.BatchDialog), null);
const DensityChoice = lazyPart(() => import('./density-choice.tsx').then((part) => part.DensityChoice));

/** Copies the address of the page, which has all that is asked for (QUERY-5). */
function CopyLink({ onCopied }: { readonly onCopied: () => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const copied = input.current !== null && (await copyFrom(input.current));
    toastLane.show(copied ? { tone: 'success', text: t('linkCopied') } : { tone: 'error', text: t('linkNotCopied') });
    onCopied();
  };
  return (
    <>
      <Button type="text" block className="kit-more-tool" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <input ref={input} className="hall-visually-hidden" readOnly tabIndex={-1} aria-hidden="true" value={window.location.href} />
    </>
  );
}

/** What is done less often: looking for a batch of keys, copying the link, and how high the rows are; cards on a phone are as high as they need. */
export function MoreTools({ batch }: { readonly batch: boolean }) {
  const { t, language } = useTexts();
  const { runBatch, state, config, columns } = useKit();
  const panel = useDropPanel();
  const narrow = useNarrow();
  const [asking, setAsking] = useState(false);
  const batched = allLeavesOf(columns.columns).find(({ fieldId }) => fieldId === config.batchFieldId);
  const ask = () => {
    panel.change(false);
    setAsking(true);
  };
  const content = (
    <div className="kit-more-tools">
      {batch && (
        <Button type="text" block className="kit-more-tool" onClick={ask}>
          {t('batch')}
        </Button>
      )}
      <CopyLink onCopied={() => panel.change(false)} />
      {!narrow && <DensityChoice />}
    </div>
  );
  return (
    <>
      <DropPanel state={panel} content={content}>
        <Button icon={<MoreOutlined aria-hidden />} aria-label={t('moreTools')} title={t('moreTools')} aria-expanded={panel.open} />
      </DropPanel>
      {asking && (
        <BatchDialog
          term={batched && columnLabel(batched, language)}
          keys={state.batch}
          onClose={() => setAsking(false)}
          onQuery={runBatch}
        />
      )}
    </>
  );
}
