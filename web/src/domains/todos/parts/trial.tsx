import { type TodoSetting, TodoTrial } from '@hall/contract/todo-sources';
import { valueText } from '@hall/contract/wire/coded';
import { useEffect, useRef } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { TrialFacts } from '../../../shared/ui/trial-facts.tsx';
import { useTrySourceMutation } from '../sources-api.ts';
import { useSourcesTexts } from '../sources-texts.ts';

export interface TrialProps {
  readonly source: TodoSetting;
  readonly onClose: () => void;
}

/** What came, fact by fact. */
function Outcome({ trial }: { readonly trial: TodoTrial }) {
  const { t, language } = useSourcesTexts();
  const term = useTerms(TodoTrial);
  return (
    <TrialFacts
      good={trial.state === 'counted'}
      facts={[
        [term('state'), valueText(TodoTrial, 'state', trial.state, language)],
        [term('count'), trial.count],
        [term('status'), trial.status],
        [term('duration'), t('milliseconds', { count: trial.duration })],
        [term('bytes'), t('bytes', { count: trial.bytes })],
      ]}
    />
  );
}

/** Asks a source as the person who looks at it, and tells exactly what came (TODO-4). */
export function Trial({ source, onClose }: TrialProps) {
  const { t, pick } = useSourcesTexts();
  const [ask, { data, isLoading }] = useTrySourceMutation();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask(source);
  }, [ask, source]);
  return (
    <Dialog title={t('tryWhich', { name: pick(source.name, source.nameEn) })} width={480} onClose={onClose}>
      <p className="hall-soft">{t('asWho')}</p>
      <div role="status" aria-busy={isLoading}>
        {isLoading || !data ? <p>{isLoading && t('trying')}</p> : <Outcome trial={data} />}
      </div>
      <BusyButton busy={isLoading} onClick={() => void ask(source)}>
        {t('tryAgain')}
      </BusyButton>
    </Dialog>
  );
}
