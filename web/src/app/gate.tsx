import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import type { Acting, Session } from '../shared/session/session.ts';
import { selectEnding, selectSession } from '../shared/session/session-slice.ts';
import type { AppDispatch } from '../shared/store-types.ts';
import { FirstPaint } from '../shared/ui/first-paint.tsx';
import { lazyPart } from '../shared/ui/lazy-part.tsx';
import { LoadedPart } from '../shared/ui/loaded-part.tsx';
import { ErrorPanel, NotFoundPanel } from '../shared/ui/notice-panel.tsx';
import { isKnownPath } from '../shell/page-table.ts';
import { askFirst, loadShell } from './shell-chunk.ts';

const NO_PROPS = {};

/** Few ever act as somebody else. */
const ActingBanner = lazyPart<{ readonly acting: Acting }>(
  () => import('../domains/session/acting/acting-banner.tsx').then((part) => part.ActingBanner),
  null,
);

function ShellLoader({ personId }: { readonly personId: string }) {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    askFirst(dispatch, personId);
  }, [dispatch, personId]);
  return (
    <LoadedPart
      load={loadShell}
      props={NO_PROPS}
      waiting={<FirstPaint />}
      failed={(retry, error) => <ErrorPanel error={error} onRetry={retry} />}
    />
  );
}

/** The pages behind sign-in; without a session, the way to sign in and back. */
export function RequireSession({ children }: { readonly children: (session: Session) => ReactNode }) {
  const session = useSelector(selectSession);
  const ending = useSelector(selectEnding);
  const { pathname, search, hash } = useLocation();
  if (session)
    return (
      <>
        {children(session)}
        {session.acting && <ActingBanner acting={session.acting} />}
      </>
    );
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
