import { isRed, type Notice } from '@hall/contract/notices';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '../../../shared/navigation/load-chunk.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { usePageShown } from '../../../shared/ui/page-shown.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useNoticesQuery } from '../api.ts';
import { HOME_NOTICES, PUBLISHED } from '../published.ts';
import { useTexts } from '../texts.ts';
import { NoticeLine } from './notice-line.tsx';

const NoticeDialog = lazy(() => loadChunk(() => import('./notice-dialog.tsx').then((part) => ({ default: part.NoticeDialog }))));

/** The whole list, of which the card has the beginning. */
const LIST = { values: PUBLISHED, list: {} };

/** Whether unread notices stand behind read ones, as after some were read where they stood. */
const outOfOrder = (rows: readonly Notice[]): boolean => rows.some(({ read }, index) => !read && rows[index - 1]?.read);

/** Asks anew for what is out of order when the page is come back to: while it is shown, nothing moves. */
function useRenewal({ data, refetch }: ReturnType<typeof useNoticesQuery>): void {
  const shown = usePageShown();
  const renew = useEffectEvent(() => void (data && outOfOrder(data.rows) && refetch()));
  useEffect(() => {
    if (shown) renew();
  }, [shown]);
}

/** The first notices of the list, the unread before the read. */
export function NoticesCard() {
  const { t, pick } = useTexts();
  const [opened, setOpened] = useState<string>();
  const query = useNoticesQuery(HOME_NOTICES);
  useRenewal(query);
  const list = useRef<HTMLUListElement>(null);
  const titleOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-notice="${CSS.escape(id)}"]`);
  return (
    <Card title={t('notices')} extra={<Link to="/tzgg">{t('allNotices')}</Link>}>
      <QueryView query={query} empty={{ when: ({ rows }) => rows.length === 0, hint: t('none') }} lines={6}>
        {({ rows }) => (
          <ul className="notices-card notice-lines" ref={list}>
            {rows.map((notice) => (
              <NoticeLine key={notice.id} notice={notice}>
                <button
                  type="button"
                  data-notice={notice.id}
                  className={isRed(notice) ? 'notice-title notice-red' : 'notice-title'}
                  onClick={() => setOpened(notice.id)}
                >
                  {pick(notice.title, notice.titleEn)}
                </button>
              </NoticeLine>
            ))}
          </ul>
        )}
      </QueryView>
      <Suspense>
        {opened && (
          <NoticeDialog
            id={opened}
            listed={query.data?.rows.find(({ id }) => id === opened)}
            list={LIST}
            asOf={query.isFetching ? undefined : (query.fulfilledTimeStamp ?? 0)}
            focusAfter={(read) => read.map(titleOf).find(Boolean) ?? undefined}
            onMove={setOpened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
