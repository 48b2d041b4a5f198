import { Notice, NoticeFilter, noticesDomain, noticesEndpoints } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { noticeStyle } from '../notice-style.ts';
import { NoticeReading } from '../parts/notice-reading.tsx';
import { NoticeTitle } from '../parts/notice-title.tsx';

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
  return <ConfiguredPage page="notices" known={KNOWN} row={Notice} always={PUBLISHED} table={TABLE} detail={DETAIL} />;
}
