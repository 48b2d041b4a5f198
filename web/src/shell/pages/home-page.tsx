import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GrantsCard } from '../../domains/authorizations/glance/grants-card.tsx';
import { ClaimsCard } from '../../domains/home/parts/claims-card.tsx';
import { DueLoansCard } from '../../domains/loans/parts/due-loans-card.tsx';
import { CommonFunctions } from '../../domains/menu/parts/common-functions.tsx';
import { useHasPage } from '../../domains/menu/use-menu-routes.ts';
import { NoticesCard } from '../../domains/notices/parts/notices-card.tsx';
import { PendingItems } from '../../domains/todos/parts/pending-items.tsx';
import { PENDING_PATH } from '../../domains/todos/pending-path.ts';
import { usePending } from '../../domains/todos/use-pending.ts';
import { usePendingCount } from '../../domains/todos/use-pending-count.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useUnread } from '../../shared/account/use-unread.ts';
import { type Failed, Greeting } from './greeting.tsx';
import type { CardViews } from './home-cards.tsx';
import { useCards } from './use-cards.tsx';
import './home-page.css';

const PENDING = 'pending';

/** Brings a part of the page into view, and the focus to it: where it was in view before, that is seen all the same. */
function goTo(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}

/**
 * Shows the part of the page that the address names, once: coming back to the tab later finds the page where it was left. Who has hidden
 * that card is led to its page.
 */
function useNamedPart(cardsAreThere: boolean): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const hasPage = useHasPage(PENDING_PATH);
  useEffect(() => {
    if (hash !== `#${PENDING}` || !cardsAreThere) return;
    const part = document.getElementById(PENDING);
    if (part) goTo(part);
    void navigate(pathname, { replace: true });
    if (!part && hasPage) void navigate(PENDING_PATH);
  }, [pathname, hash, navigate, cardsAreThere, hasPage]);
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

const VIEWS: CardViews = {
  functions: <CommonFunctions />,
  pending: <PendingItems id={PENDING} />,
  notices: <NoticesCard />,
  loans: <DueLoansCard />,
  claims: <ClaimsCard />,
  grants: <GrantsCard />,
};

/** The start page: what waits for the person, what they use most, what is new, in cards that each person arranges (APPS-5). */
export function HomePage() {
  const { head, there, cards, way } = useCards(VIEWS);
  useNamedPart(there);
  const { count, asking } = usePendingCount();
  const unread = useUnread();
  const failed = useRetry();
  return (
    <div className="home">
      <div className="home-head" ref={head} tabIndex={-1}>
        <Greeting pending={asking > 0 && count === 0 ? undefined : count} pendingId={PENDING} unread={unread} failed={failed} />
        {way}
      </div>
      {cards}
    </div>
  );
}
