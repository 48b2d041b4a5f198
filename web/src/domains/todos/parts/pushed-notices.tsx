import { useState } from 'react';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { usePageTexts } from '../page-texts.ts';
import { noticesIn, usePushedInfiniteQuery } from '../pushed-api.ts';
import { PushedLine } from './pushed-line.tsx';
import './pushed-notices.css';

type Pushed = ReturnType<typeof usePushedInfiniteQuery>;

/** How far the list has come, and the next ten. */
function More({ query, shown, total }: { readonly query: Pushed; readonly shown: number; readonly total: number }) {
  const { t } = usePageTexts();
  const { t: shared } = useSharedTexts();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <p className="pushed-more" role="status">
      <span>{isFetchNextPageError ? t('moreFailed') : t('shown', { shown, total })}</span>
      {hasNextPage && (
        <BusyButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? shared('retry') : t('more')}
        </BusyButton>
      )}
    </p>
  );
}

/** What the hall told the person, the newest first (TODO-3). */
export function PushedNotices() {
  const { t } = usePageTexts();
  const [unreadAlone, setUnreadAlone] = useState(false);
  const query = usePushedInfiniteQuery({ unreadAlone }, { refetchOnMountOrArgChange: true });
  const unread = query.data?.pages.at(-1)?.unread ?? 0;
  const which = (
    <fieldset className="pushed-which" aria-label={t('whichPushed')}>
      <button type="button" aria-pressed={!unreadAlone} onClick={() => setUnreadAlone(false)}>
        {t('all')}
      </button>
      <button type="button" aria-pressed={unreadAlone} onClick={() => setUnreadAlone(true)}>
        {t('unread', { count: unread })}
      </button>
    </fieldset>
  );
  // What is there stays when the next ten do not come.
  const shown = { ...query, isError: query.isError && !query.isFetchNextPageError };
  return (
    <Card title={t('pushed')} extra={which}>
      <QueryView
        query={shown}
        empty={{ when: ({ pages }) => noticesIn(pages).length === 0, hint: t(unreadAlone ? 'noUnread' : 'noPushed') }}
      >
        {({ pages }) => {
          const notices = noticesIn(pages);
          return (
            <>
              <ul className="pushed">
                {notices.map((notice) => (
                  <PushedLine key={notice.id} notice={notice} />
                ))}
              </ul>
              <More query={query} shown={notices.length} total={pages.at(-1)?.total ?? notices.length} />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
