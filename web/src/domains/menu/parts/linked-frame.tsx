import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { Placeholder } from '../../../shared/ui/placeholder.tsx';
import { pendingStale } from '../api.ts';
import { sandboxOf } from '../sandbox.ts';
import { useTexts } from '../texts.ts';
import { type Found, type Target, useAddress } from '../use-address.ts';
import { useOpenWindow } from './function-opener.tsx';
import { PhoneNeeded, saysPhoneNeeded, usePhoneNeeded } from './phone-needed.tsx';

interface LinkedFrameProps {
  readonly name: string;
  readonly target: Target;
}

function useFound(target: Target) {
  // The target as it was when the frame opened: a changed star is no reason to reload it.
  const [asked] = useState(target);
  const find = useAddress();
  const [found, setFound] = useState<Found>();
  const ask = useCallback(async () => {
    setFound(undefined);
    setFound(await find(asked));
  }, [find, asked]);
  useEffect(() => void ask(), [ask]);
  return { found, ask };
}

interface ShownProps {
  readonly name: string;
  readonly address: string;
  readonly sandbox: string;
}

function Shown({ name, address, sandbox }: ShownProps) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [loaded, setLoaded] = useState(false);
  const onLoad = () => {
    // Every page after the first comes of something that the person did in it, such as a decision.
    if (loaded) dispatch(pendingStale());
    setLoaded(true);
  };
  return (
    <div className="linked-system">
      {!loaded && (
        <div className="linked-system-wait">
          <Placeholder />
          <p className="hall-hint">{t('loadingFrame', { name })}</p>
        </div>
      )}
      <iframe title={name} src={address} sandbox={sandbox} referrerPolicy="no-referrer" onLoad={onLoad} />
    </div>
  );
}

/**
 * A linked system in its frame, unless the person lacks the phone that it takes; no address is asked for before that is known
 * (MENU-8).
 */
export function LinkedFrame(props: LinkedFrameProps) {
  const phoneNeeded = usePhoneNeeded();
  if (phoneNeeded === undefined) return <Placeholder />;
  return phoneNeeded ? <PhoneNeeded /> : <AskedFrame {...props} />;
}

/** The frame; or why it is not shown, with what helps (MENU-6, MENU-7). */
function AskedFrame({ name, target }: LinkedFrameProps) {
  const { t } = useTexts();
  const openWindow = useOpenWindow();
  const { found, ask } = useFound(target);
  if (!found) return <Placeholder />;
  if (found.kind === 'failed' && saysPhoneNeeded(found.error)) return <PhoneNeeded />;
  if (found.kind === 'failed')
    return (
      <div className="hall-hint" role="alert">
        <p>{t('failed', { name })}</p>
        <button type="button" className="hall-button hall-button-plain" onClick={() => void ask()}>
          {t('retry')}
        </button>
      </div>
    );
  // A page of our own origin would reach out of the sandbox.
  if (found.kind === 'refused' || new URL(found.address).origin === window.location.origin)
    return (
      <p className="hall-hint" role="alert">
        {t('refused', { name })}
      </p>
    );
  if (!found.system.framing)
    return (
      <div className="hall-hint">
        <p>{t('unframed', { name })}</p>
        <button type="button" className="hall-button" onClick={() => openWindow(name, target)}>
          {t('openLink', { name })}
        </button>
      </div>
    );
  return <Shown name={name} address={found.address} sandbox={sandboxOf(found.system)} />;
}
