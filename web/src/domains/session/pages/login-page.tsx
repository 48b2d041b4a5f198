import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { leaveSession } from '../../../shared/api/end-session.ts';
import { safeRedirect } from '../../../shared/navigation/safe-redirect.ts';
import { forgetSession, hasStoredSession } from '../../../shared/session/session.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { EndedNote } from '../parts/ended-note.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { SignInWays } from '../parts/sign-in-ways.tsx';
import { LoginFrame } from './login-frame.tsx';

const RecoveryPage = lazyPart(() => import('./recovery-page.tsx').then((module) => module.RecoveryPage));

/** Opening a sign-in page ends the stored session and drops the cached routes (ENTRY-2). */
function useForgottenSession(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (hasStoredSession()) leaveSession(dispatch, 'signed-out');
    forgetSession();
  }, [dispatch]);
}

/** Goes to the page that was asked for before sign-in. */
function useOnward(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('redirect');
  return useCallback(() => navigate(safeRedirect(asked, window.location.origin), { replace: true }), [navigate, asked]);
}

/** The ways in that parameters switch on (ENTRY-3). */
export function LoginPage() {
  const onSignedIn = useOnward();
  const [forgotten, setForgotten] = useState(false);
  useForgottenSession();
  const onRecovered = () => {
    flushSync(() => setForgotten(false));
    document.querySelector<HTMLInputElement>('input[name=username]')?.focus();
  };
  if (forgotten) return <RecoveryPage onDone={onRecovered} />;
  return (
    <LoginFrame>
      <EndedNote />
      <SignInWays onSignedIn={onSignedIn} onForgotten={() => setForgotten(true)} />
    </LoginFrame>
  );
}

/** Sign-in by the directory service alone (`/logad`). */
export function DirectoryLoginPage() {
  const onSignedIn = useOnward();
  useForgottenSession();
  return (
    <LoginFrame>
      <EndedNote />
      <LoginForm type="ad" onSignedIn={onSignedIn} />
    </LoginFrame>
  );
}
