import { SwapOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { Acting } from '../../../shared/session/session.ts';
import { leaveUnlessUnsent } from '../../../shared/ui/unsent-input.ts';
import { useTexts } from '../texts.ts';
import { useStopActingMutation } from './api.ts';
import { useBackToOwn } from './use-switch.ts';
import '../../../shared/ui/hall-button.css';
import './acting-banner.css';

/** Says who acts as whom, all the time and on every page, with the way back (SYS-9). */
export function ActingBanner({ acting: { person, actor } }: { readonly acting: Acting }) {
  const { t, language } = useTexts();
  const [stop] = useStopActingMutation();
  const [busy, setBusy] = useState(false);
  const goOn = useBackToOwn();
  const back = async () => {
    setBusy(true);
    const { data } = await stop();
    if (data) goOn(data);
    else setBusy(false);
  };
  return (
    <aside className="acting-banner" aria-label={t('acting')}>
      <p>
        <SwapOutlined aria-hidden /> {t('actingAs', { person: person[language], actor: actor[language] })}
        <span className="acting-note">{t('actingNote')}</span>
      </p>
      <button type="button" className="hall-button" aria-disabled={busy} onClick={() => !busy && leaveUnlessUnsent(() => void back())}>
        {t('backToOwn')}
      </button>
    </aside>
  );
}
