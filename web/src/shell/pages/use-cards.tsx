import type { Arrangement, PlacedCard } from '@hall/contract/home';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useArrangementQuery } from '../../domains/home/api.ts';
import type { ArrangingProps } from '../../domains/home/arrange/arranging.tsx';
import { useTexts } from '../../domains/home/texts.ts';
import { isApiFailure } from '../../shared/api/failure.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import { failedStatus } from '../../shared/ui/unreadable.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import { placesAsSeen } from './as-seen.ts';
import { type CardViews, HomeCards } from './home-cards.tsx';

const AS_SHIPPED: Arrangement = { own: false, cards: [] };

/** On narrower windows the cards stand one below another, and there is nothing to arrange. */
const WIDE = '(min-width: 992px)';

/** For how long the cards wait to be told where they stand, in ms. */
const PATIENCE_MS = 1_000;

const Arranging = lazyPart<ArrangingProps>(() => import('../../domains/home/arrange/arranging.tsx').then((part) => part.Arranging));

/** Whether a failure says that the backend does not know the call. */
const lacksCall = (error: unknown): boolean =>
  failedStatus(error) === 404 || (isApiFailure(error) && error.kind === 'business' && error.code === '404');

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  const { t: shared } = useSharedTexts();
  return (
    <p role="alert">
      <span>{t('notLoaded')}</span>{' '}
      <button type="button" className="hall-button hall-button-plain" onClick={onRetry}>
        {shared('retry')}
      </button>
    </p>
  );
}

/** Where the cards were seen when arranging began; none while nobody arranges. The focus comes back to what began it. */
function useArranging(head: RefObject<HTMLElement | null>) {
  const [asSeen, setAsSeen] = useState<readonly PlacedCard[]>();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !asSeen) (head.current?.querySelector<HTMLElement>(':scope > button') ?? head.current)?.focus();
    was.current = asSeen !== undefined;
  }, [asSeen, head]);
  return {
    asSeen,
    begin: () => setAsSeen(placesAsSeen(head.current?.parentElement ?? null)),
    end: () => setAsSeen(undefined),
  };
}

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

interface Cards {
  /** The line above the cards. */
  readonly head: RefObject<HTMLDivElement | null>;
  /** Whether the cards are there. */
  readonly there: boolean;
  readonly cards: ReactNode;
  /** What stands at the end of the line: the way to arrange the cards, or why they are not as the person arranged them. */
  readonly way?: ReactNode;
}

/** The cards, and the way to arrange them; a backend that keeps no arrangement has them as shipped. */
export function useCards(views: CardViews): Cards {
  const { t } = useTexts();
  const head = useRef<HTMLDivElement>(null);
  const { data: arrangement, isError, error, isFetching, refetch } = useArrangementQuery();
  const { asSeen, begin, end } = useArranging(head);
  const wide = useMedia(WIDE);
  const late = useIsLate();
  if (!arrangement && !isError && !late) return { head, there: false, cards: <Placeholder lines={6} /> };
  if (asSeen && arrangement)
    return { head, there: true, cards: <Arranging arrangement={arrangement} asSeen={asSeen} wide={wide} cards={views} onEnd={end} /> };
  const cards = <HomeCards arrangement={arrangement ?? AS_SHIPPED} views={views} />;
  if (!arrangement) {
    const failed = isError && !isFetching && !lacksCall(error);
    return { head, there: true, cards, way: failed && <NotLoaded onRetry={() => void refetch()} /> };
  }
  const way = wide && (
    <button type="button" className="hall-button hall-button-plain" onClick={begin}>
      {t('arrange')}
    </button>
  );
  return { head, there: true, cards, way };
}
