import { isRed, type Notice } from '@hall/contract/notices';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '../../../shared/navigation/load-chunk.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { dayOf } from '../../../shared/ui/dates.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useNoticesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { NoticeTags } from './notice-tags.tsx';
import './notices-card.css';

const NoticeDialog = lazy(() => loadChunk(() => import('./notice-dialog.tsx').then((part) => ({ default: part.NoticeDialog }))));

/** How many notices the card lists. */
const SHOWN = 6;

function NoticeLine({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const { t, pick } = useTexts();
  return (
    <li>
      <span className={notice.read ? 'notice-dot' : 'notice-dot notice-dot-unread'} title={t(notice.read ? 'read' : 'unread')}>
        <span className="hall-visually-hidden">{t(notice.read ? 'read' : 'unread')}</span>
      </span>
      <NoticeTags notice={notice} />
      <button type="button" className={isRed(notice) ? 'notice-title notice-red' : 'notice-title'} onClick={onOpen}>
        {pick(notice.title, notice.titleEn)}
      </button>
      <time>{dayOf(notice.publishedAt)}</time>
    </li>
  );
}

/** The latest notices, the unread first. */
export function NoticesCard() {
  const { t } = useTexts();
  const [opened, setOpened] = useState<string>();
  const query = useNoticesQuery({ published: true, page: 1, pageSize: SHOWN });
  return (
    <Card title={t('notices')} extra={<Link to="/tzgg">{t('allNotices')}</Link>}>
      <QueryView query={query} empty={{ when: ({ rows }) => rows.length === 0, hint: t('none') }} lines={SHOWN}>
        {({ rows }) => (
          <ul className="notices-card">
            {rows.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} onOpen={() => setOpened(notice.id)} />
            ))}
          </ul>
        )}
      </QueryView>
      <Suspense>{opened && <NoticeDialog id={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Card>
  );
}
