import type { Parameters } from '@hall/contract/parameter-table';
import { useCallback, useState } from 'react';
import { useOpenParameters } from '../../../shared/parameters/parameters-api.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useRecoverySettingsQuery } from '../api.ts';
import { lastWay, rememberWay } from '../last-way.ts';
import { useTexts } from '../texts.ts';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { type Way, WayTabs } from './way-tabs.tsx';

const QrSignIn = lazyPart(() => import('./qr-sign-in.tsx').then((module) => module.QrSignIn));

interface SignInWaysProps {
  readonly onSignedIn: () => void;
  /** The person has forgotten the password. */
  readonly onForgotten: () => void;
}

const waysOn = ({ signInPassword, signInDirectory, signInQr }: Parameters): Way[] => [
  ...(signInPassword === '1' ? (['password'] as const) : []),
  ...(signInDirectory === '1' ? (['directory'] as const) : []),
  ...(signInQr === '1' ? (['qr'] as const) : []),
];

function ForgottenPassword({ onForgotten }: Pick<SignInWaysProps, 'onForgotten'>) {
  const { t } = useTexts();
  const { data } = useRecoverySettingsQuery();
  return (
    <p className="login-forgotten">
      {data?.enabled && (
        <button type="button" className="login-link" onClick={onForgotten}>
          {t('forgotPassword')}
        </button>
      )}
    </p>
  );
}

/** The form that is shown: the one chosen, else that of the last sign-in in this browser, else the first. */
function useWay(on: readonly Way[], known: boolean) {
  const [chosen, setChosen] = useState<Way>();
  const [last] = useState(lastWay);
  const way = on.find((one) => one === chosen) ?? on.find((one) => known && one === last) ?? on[0];
  return { way, chosen, last, choose: (next: Way) => next !== way && setChosen(next) };
}

/** The forms that parameters switch on, one at a time, and the way to the sign-on services. */
export function SignInWays({ onSignedIn, onForgotten }: SignInWaysProps) {
  const { t } = useTexts();
  const { parameters, ready } = useOpenParameters();
  const on = waysOn(parameters);
  const { way, chosen, last, choose } = useWay(on, ready);
  const onEntered = useCallback(() => {
    if (way) rememberWay(way);
    onSignedIn();
  }, [way, onSignedIn]);
  const elsewhere = parameters.signInAuthentication === '1' || parameters.signInCas === '1';
  return (
    <>
      <WayTabs ways={ready ? on : undefined} shown={way} onChoose={choose} />
      <div {...(on.length > 1 && { role: 'tabpanel', id: 'login-way', 'aria-labelledby': `login-way-${way}` })}>
        {way === 'directory' && <p className="login-for">{t('forDirectory')}</p>}
        {way === 'qr' && <p className="login-for">{t('forQr')}</p>}
        {(way === 'password' || way === 'directory') && (
          // What was typed before it was known which ways there are stays; what was typed for another way does not.
          <LoginForm key={chosen} type={way === 'directory' ? 'ad' : undefined} onSignedIn={onEntered} />
        )}
        {way === 'password' && <ForgottenPassword onForgotten={onForgotten} />}
        {way === 'qr' && <QrSignIn onSignedIn={onEntered} />}
      </div>
      {ready && !way && !elsewhere && <p role="alert">{t('noWay')}</p>}
      {(elsewhere || !ready) && <OtherWays parameters={parameters} last={last} />}
    </>
  );
}
