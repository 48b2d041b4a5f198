import { Notice, NoticeFilter, noticesDomain, noticesEndpoints } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { useEffect } from 'react';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { loadAhead } from '../../../shared/ui/loaded-part.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { noticeStyle } from '../notice-style.ts';
import { NoticeTitle } from '../parts/notice-title.tsx';

// What cleans a notice's text weighs more than the list.
const loadReading = () => import('../parts/notice-reading.tsx').then((part) => part.NoticeReading);
const NoticeReading = lazyPart<{ readonly notice: Notice }>(loadReading);

const PUBLISHED = { [wireName(NoticeFilter, 'published')]: '1' };
const KNOWN = { title: noticesDomain.permissions.notices, call: noticesEndpoints.list.path };
const TABLE = { cellStyle: noticeStyle };
const DETAIL = {
  title: (notice: Notice) => <NoticeTitle notice={notice} />,
  render: (notice: Notice) => <NoticeReading notice={notice} />,
  width: 760,
};

/** The notices meant for the person; the list's state and the notice opened are in the address. */
export function NoticesPage() {
  useEffect(() => whenIdle(() => void loadAhead(loadReading)), []);
  return <ConfiguredPage page="notices" known={KNOWN} row={Notice} always={PUBLISHED} table={TABLE} detail={DETAIL} />;
}
