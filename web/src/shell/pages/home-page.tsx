import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CommonFunctions } from '../../domains/menu/parts/common-functions.tsx';
import { NoticesCard } from '../../domains/notices/parts/notices-card.tsx';
import { PendingItems } from '../../domains/todos/parts/pending-items.tsx';
import { usePending } from '../../domains/todos/use-pending.ts';
import { usePendingCount } from '../../domains/todos/use-pending-count.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useUnread } from '../../shared/account/use-unread.ts';
import { type Failed, Greeting } from './greeting.tsx';
import './home-page.css';

const PENDING = 'pending';

/** Brings a part of the page into view, and the focus to it: where it was in view before, that is seen all the same. */
function goTo(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}

/** Shows the part of the page that the address names, once: coming back to the tab later finds the page where it was left. */
function useNamedPart(): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== `#${PENDING}`) return;
    const part = document.getElementById(PENDING);
    if (part) goTo(part);
    void navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);
}

/** Asks again for those counts of what waits that could not be loaded; none where nothing failed, `partly` where others are known. */
function useRetry(): Failed | undefined {
  const { list, answers, askAgain } = usePending();
  const failed = [useMeQuery(), list].filter(({ isError, isFetching }) => isError && !isFetching);
  const sources = answers.filter(({ state }) => state === 'failed');
  if (failed.length + sources.length === 0) return undefined;
  const again = () => {
    for (const { refetch } of failed) void refetch();
    for (const { source } of sources) askAgain(source);
  };
  return { partly: failed.length === 0, again };
}

/** The start page: what waits for the person, what they use most, what is new. */
export function HomePage() {
  useNamedPart();
  const { count, asking } = usePendingCount();
  const unread = useUnread();
  const failed = useRetry();
  return (
    <div className="home">
      <Greeting pending={asking > 0 && count === 0 ? undefined : count} pendingId={PENDING} unread={unread} failed={failed} />
      <CommonFunctions />
      <PendingItems id={PENDING} />
      <NoticesCard />
    </div>
  );
}
