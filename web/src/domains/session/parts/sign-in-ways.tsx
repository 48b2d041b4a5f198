import type { Parameters } from '@hall/contract/parameter-table';
import { useState } from 'react';
import { useOpenParameters } from '../../../shared/parameters/parameters-api.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useRecoverySettingsQuery } from '../api.ts';
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

/** The forms that parameters switch on, one at a time, and the way to the sign-on services. */
export function SignInWays({ onSignedIn, onForgotten }: SignInWaysProps) {
  const { t } = useTexts();
  const { parameters, ready } = useOpenParameters();
  const [chosen, setChosen] = useState<Way>();
  const on = waysOn(parameters);
  const way = chosen && on.includes(chosen) ? chosen : on[0];
  const elsewhere = parameters.signInAuthentication === '1' || parameters.signInCas === '1';
  return (
    <>
      <WayTabs ways={ready ? on : undefined} shown={way} onChoose={setChosen} />
      <div {...(on.length > 1 && { role: 'tabpanel', id: 'login-way', 'aria-labelledby': `login-way-${way}` })}>
        {(way === 'password' || way === 'directory') && (
          <LoginForm key={way} type={way === 'directory' ? 'ad' : undefined} onSignedIn={onSignedIn} />
        )}
        {way === 'password' && <ForgottenPassword onForgotten={onForgotten} />}
        {way === 'qr' && <QrSignIn onSignedIn={onSignedIn} />}
      </div>
      {ready && !way && !elsewhere && <p role="alert">{t('noWay')}</p>}
      {(elsewhere || !ready) && <OtherWays parameters={parameters} />}
    </>
  );
}
