import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import type { Session } from '../shared/session/session.ts';
import { selectEnding, selectSession } from '../shared/session/session-slice.ts';
import type { AppDispatch } from '../shared/store-types.ts';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { FirstPaint } from '../shared/ui/first-paint.tsx';
import { ErrorPanel, NotFoundPanel } from '../shared/ui/notice-panel.tsx';
import { isKnownPath } from '../shell/page-table.ts';
import { loadFirstData, loadShell } from './shell-chunk.ts';

const lazyShell = () => lazy(() => loadShell().then(({ Shell }) => ({ default: Shell })));
const firstShell = lazyShell();

function ShellLoader({ personId }: { readonly personId: string }) {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    // If it fails, the shell asks again.
    void loadFirstData().then(
      ({ askFirst }) => askFirst(dispatch, personId),
      () => undefined,
    );
  }, [dispatch, personId]);
  const [Shell, setShell] = useState(() => firstShell);
  const retry = (reset: () => void) => () => {
    setShell(lazyShell);
    reset();
  };
  return (
    <ErrorBoundary fallback={(reset) => <ErrorPanel onRetry={retry(reset)} />}>
      <Suspense fallback={<FirstPaint />}>
        <Shell />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The pages behind sign-in; without a session, the way to sign in and back. */
export function RequireSession({ children }: { readonly children: (session: Session) => ReactNode }) {
  const session = useSelector(selectSession);
  const ending = useSelector(selectEnding);
  const { pathname, search, hash } = useLocation();
  if (session) return children(session);
  if (ending === 'elsewhere') return null;
  if (ending === 'signed-out') return <Navigate to="/login" replace />;
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
}

/** All pages of the shell. Where no session has ended, nobody knows the pages of the backend's own, and any other address is not found. */
export function Gate() {
  const { pathname } = useLocation();
  const signedOut = useSelector(selectSession) === undefined;
  const ended = useSelector(selectEnding) !== undefined;
  if (signedOut && !ended && !isKnownPath(pathname)) return <NotFoundPanel />;
  return <RequireSession>{({ id, userId }) => <ShellLoader key={id} personId={userId} />}</RequireSession>;
}
