import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useSeenAtRest } from '../../../shared/ui/use-seen-at-rest.ts';
import { useHasPage } from '../../menu/index.ts';
import { useGlanceQuery } from './glance-api.ts';
import { useGlanceTexts } from './glance-texts.ts';
import './grants-card.css';

const HELD_PAGE = '/authorizations/held';

const GrantLines = lazyPart(() => import('./grant-lines.tsx').then((part) => part.GrantLines));

/** What the person may use, first what ends first (APPS-5); asked for once the page is usable and it is in view. */
export function GrantsCard() {
  const { t } = useGlanceTexts();
  const part = useRef<HTMLDivElement>(null);
  const seen = useSeenAtRest(part);
  const open = useHasPage(HELD_PAGE);
  const query = useGlanceQuery(undefined, { skip: !seen || !open });
  const { total = 0, rows = [] } = query.data ?? {};
  const all = open && <Link to={HELD_PAGE}>{total > rows.length ? t('more', { count: total }) : t('all')}</Link>;
  return (
    <Card title={t('grants')} extra={all}>
      <div className="grants-glance" ref={part}>
        {!open && <p className="hall-hint">{t('notOpen')}</p>}
        {open && seen && (
          <QueryView query={query} empty={{ when: (page) => page.total === 0, hint: t('none') }} lines={3}>
            {(page) => <GrantLines grants={page.rows} />}
          </QueryView>
        )}
      </div>
    </Card>
  );
}
