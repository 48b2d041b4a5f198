import { type SystemSetting, SystemTrial } from '@hall/contract/linked-system-management';
import { valueText } from '@hall/contract/wire/coded';
import { useEffect, useRef } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { TrialFacts } from '../../../shared/ui/trial-facts.tsx';
import { useOpenWindow } from '../parts/function-opener.tsx';
import { useTrySystemMutation } from './systems-api.ts';
import { useTexts } from './texts.ts';
import './system-trial.css';

export interface SystemTrialProps {
  readonly system: SystemSetting;
  readonly onClose: () => void;
}

/** What came, fact by fact. */
function Outcome({ trial }: { readonly trial: SystemTrial }) {
  const { t, language } = useTexts();
  const term = useTerms(SystemTrial);
  return (
    <>
      <TrialFacts
        good={trial.state === 'reached'}
        facts={[
          [term('state'), valueText(SystemTrial, 'state', trial.state, language)],
          [term('status'), trial.status],
          [term('duration'), t('milliseconds', { count: trial.duration })],
          [term('address'), trial.address],
        ]}
      />
      <p className="hall-soft">{t(trial.entry ? 'opensEntry' : 'opensBase')}</p>
    </>
  );
}

/** Tells whether the server reaches a system, and opens it as the person who tries (SYS-12). */
export function Trial({ system, onClose }: SystemTrialProps) {
  const { t, pick } = useTexts();
  const [ask, { data, isLoading }] = useTrySystemMutation();
  const openWindow = useOpenWindow();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask({ id: system.id });
  }, [ask, system]);
  const name = pick(system.name, system.nameEn);
  return (
    <Dialog title={t('tryWhich', { name })} width={520} onClose={onClose}>
      <p className="hall-soft">{t('asWho')}</p>
      <div role="status" aria-busy={isLoading}>
        {data ? <Outcome trial={data} /> : <p>{isLoading && t('trying')}</p>}
      </div>
      <div className="system-trial-buttons">
        <BusyButton type="primary" busy={!data} onClick={() => data && openWindow(name, { by: 'address', address: data.address })}>
          {t('openIt')}
        </BusyButton>
        <BusyButton busy={isLoading} onClick={() => void ask({ id: system.id })}>
          {t('tryAgain')}
        </BusyButton>
      </div>
    </Dialog>
  );
}
