import { type TodoSetting, TodoTrial } from '@hall/contract/todo-sources';
import { valueText } from '@hall/contract/wire/coded';
import { useEffect, useRef } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useTrySourceMutation } from '../sources-api.ts';
import { useSourcesTexts } from '../sources-texts.ts';
import './trial.css';

export interface TrialProps {
  readonly source: TodoSetting;
  readonly onClose: () => void;
}

/** What came, fact by fact. */
function Outcome({ trial }: { readonly trial: TodoTrial }) {
  const { t, language } = useSourcesTexts();
  const term = useTerms(TodoTrial);
  const facts = [
    ['state', valueText(TodoTrial, 'state', trial.state, language)],
    ['count', trial.count],
    ['status', trial.status],
    ['duration', t('milliseconds', { count: trial.duration })],
    ['bytes', t('bytes', { count: trial.bytes })],
  ] as const;
  return (
    <dl className="trial-facts" data-state={trial.state === 'counted' ? 'good' : 'bad'}>
      {facts.map(
        ([name, said]) =>
          said !== undefined && (
            <div key={name}>
              <dt>{term(name)}</dt>
              <dd>{said}</dd>
            </div>
          ),
      )}
    </dl>
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
