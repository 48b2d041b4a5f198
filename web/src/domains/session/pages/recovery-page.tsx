import type { Recovery } from '@hall/contract/password-recovery';
import { useState } from 'react';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { RecoveryPassword } from '../parts/recovery-password.tsx';
import { RecoveryPerson } from '../parts/recovery-person.tsx';
import { useWaysTexts } from '../ways-texts.ts';
import { LoginFrame } from './login-frame.tsx';

/** A forgotten password, set anew on the sign-in page (AUTH-15); `onDone` leads back to sign-in. */
export function RecoveryPage({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWaysTexts();
  const [recovery, setRecovery] = useState<Recovery>();
  const onSet = () => {
    toastLane.show({ tone: 'success', text: t('passwordSet') });
    onDone();
  };
  return (
    <LoginFrame title={t('recoveryTitle')}>
      {recovery ? <RecoveryPassword recovery={recovery} onSet={onSet} /> : <RecoveryPerson onFound={setRecovery} />}
      <p className="login-forgotten">
        <button type="button" className="login-link" onClick={onDone}>
          {t('backToSignIn')}
        </button>
      </p>
    </LoginFrame>
  );
}
