import type { Arrangement } from '@hall/contract/home';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useArrangementQuery } from '../../domains/home/api.ts';
import type { ArrangingProps } from '../../domains/home/arrange/arranging.tsx';
import { ClaimsCard } from '../../domains/home/parts/claims-card.tsx';
import { useTexts } from '../../domains/home/texts.ts';
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
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { type Failed, Greeting } from './greeting.tsx';
import { type CardViews, HomeCards } from './home-cards.tsx';
import './home-page.css';

const PENDING = 'pending';
const AS_SHIPPED: Arrangement = { own: false, cards: [] };

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
};

/** On narrower windows the cards stand one below another, and there is nothing to arrange. */
const WIDE = '(min-width: 992px)';

const Arranging = lazyPart<ArrangingProps>(() => import('../../domains/home/arrange/arranging.tsx').then((part) => part.Arranging));

/** The cards, and the way to arrange them; a backend that keeps no arrangement has them as shipped. */
function useCards() {
  const { t } = useTexts();
  const { data: arrangement, isError } = useArrangementQuery();
  const [arranging, setArranging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const came = useRef(false);
  const wide = useMedia(WIDE);
  useEffect(() => {
    if (came.current && !arranging) button.current?.focus();
    came.current = arranging;
  }, [arranging]);
  const arranged = arrangement !== undefined || isError;
  if (!arranged) return { arranged, cards: <Placeholder lines={6} /> };
  if (!arrangement) return { arranged, cards: <HomeCards arrangement={AS_SHIPPED} views={VIEWS} /> };
  if (arranging) return { arranged, cards: <Arranging arrangement={arrangement} cards={VIEWS} onEnd={() => setArranging(false)} /> };
  const way = wide && (
    <button type="button" className="hall-button hall-button-plain" ref={button} onClick={() => setArranging(true)}>
      {t('arrange')}
    </button>
  );
  return { arranged, cards: <HomeCards arrangement={arrangement} views={VIEWS} />, way };
}

/** The start page: what waits for the person, what they use most, what is new, in cards that each person arranges (APPS-5). */
export function HomePage() {
  const { arranged, cards, way } = useCards();
  useNamedPart(arranged);
  const { count, asking } = usePendingCount();
  const unread = useUnread();
  const failed = useRetry();
  return (
    <div className="home">
      <div className="home-head">
        <Greeting pending={asking > 0 && count === 0 ? undefined : count} pendingId={PENDING} unread={unread} failed={failed} />
        {way}
      </div>
      {cards}
    </div>
  );
}
