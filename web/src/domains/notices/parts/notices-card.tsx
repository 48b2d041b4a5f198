import { isRed } from '@hall/contract/notices';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '../../../shared/navigation/load-chunk.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useNoticesQuery } from '../api.ts';
import { HOME_NOTICES, PUBLISHED } from '../published.ts';
import { useTexts } from '../texts.ts';
import { NoticeLine } from './notice-line.tsx';

const NoticeDialog = lazy(() => loadChunk(() => import('./notice-dialog.tsx').then((part) => ({ default: part.NoticeDialog }))));

/** The whole list, of which the card has the beginning. */
const LIST = { values: PUBLISHED, list: {} };

/** The first notices of the list, the unread before the read. */
export function NoticesCard() {
  const { t, pick } = useTexts();
  const [opened, setOpened] = useState<string>();
  const query = useNoticesQuery(HOME_NOTICES);
  return (
    <Card title={t('notices')} extra={<Link to="/tzgg">{t('allNotices')}</Link>}>
      <QueryView query={query} empty={{ when: ({ rows }) => rows.length === 0, hint: t('none') }} lines={6}>
        {({ rows }) => (
          <ul className="notices-card notice-lines">
            {rows.map((notice) => (
              <NoticeLine key={notice.id} notice={notice}>
                <button
                  type="button"
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
            onMove={setOpened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
