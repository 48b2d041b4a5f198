import { isRed, Notice, noticePath } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useNoticesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { NoticeLine } from './notice-line.tsx';
import './latest-notices.css';

const SHOWN = 5;
const NEWEST = { published: true, page: 1, pageSize: SHOWN, sortBy: wireName(Notice, 'publishedAt'), sortOrder: 'desc' } as const;

/** The newest notices, read or not, each leading to itself, and the way to all of them. */
export function LatestNotices({ onChosen }: { readonly onChosen: () => void }) {
  const { t, pick } = useTexts();
  const query = useNoticesQuery(NEWEST, { refetchOnMountOrArgChange: true });
  return (
    <section className="latest-notices" aria-label={t('latest')}>
      <h2>{t('latest')}</h2>
      <QueryView query={query} empty={{ when: ({ rows }) => rows.length === 0, hint: t('none') }} lines={SHOWN}>
        {({ rows }) => (
          <ul className="notice-lines">
            {rows.map((notice) => (
              <NoticeLine key={notice.id} notice={notice}>
                <Link to={noticePath(notice.id)} className={isRed(notice) ? 'notice-title notice-red' : 'notice-title'} onClick={onChosen}>
                  {pick(notice.title, notice.titleEn)}
                </Link>
              </NoticeLine>
            ))}
          </ul>
        )}
      </QueryView>
      <Link to="/tzgg" className="latest-all" onClick={onChosen}>
        {t('allNotices')}
      </Link>
    </section>
  );
}
