import { Notice, noticesDomain, noticesEndpoints } from '@hall/contract/notices';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { loadAhead } from '../../../shared/ui/loaded-part.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { usePageShown } from '../../../shared/ui/page-shown.ts';
import { whenIdle } from '../../../shared/when-idle.ts';
import { noticesApi } from '../api.ts';
import { noticeStyle } from '../notice-style.ts';
import { ListLead } from '../parts/list-lead.tsx';
import { loadReading } from '../parts/reading-part.ts';
import { PUBLISHED } from '../published.ts';
import { useOpenedNotice } from '../use-opened-notice.ts';
import { useReadAll } from '../use-read-all.tsx';

const KNOWN = { title: noticesDomain.permissions.notices, call: noticesEndpoints.list.path };
const TABLE = { cellStyle: noticeStyle };
const LEAD = <ListLead />;
const CELLS = { publishedAt: ({ publishedAt }: Notice) => <MomentText at={publishedAt} exact /> };

/** Asks anew when the page is come back to and a notice was read meanwhile: while it is shown, nothing moves (NOTICE-1). */
function useUnreadFirst(opened: string | undefined): void {
  const dispatch = useDispatch();
  const shown = usePageShown();
  const wasRead = useRef(false);
  useEffect(() => {
    if (opened) wasRead.current = true;
  }, [opened]);
  const renew = useEffectEvent(() => {
    if (!wasRead.current || opened) return;
    wasRead.current = false;
    dispatch(noticesApi.util.invalidateTags(['notices/list', 'pages/rows']));
  });
  useEffect(() => {
    if (shown) renew();
  }, [shown]);
}

/** The notices meant for the person; the list's state and the notice opened are in the address. */
export function NoticesPage() {
  const { id, show } = useOpenedNotice();
  useUnreadFirst(id);
  const toolbar = useReadAll();
  useEffect(() => whenIdle(() => void loadAhead(loadReading)), []);
  return (
    <ConfiguredPage
      page="notices"
      known={KNOWN}
      row={Notice}
      always={PUBLISHED}
      table={TABLE}
      toolbar={toolbar}
      lead={LEAD}
      cells={CELLS}
      actions={{ open: ({ id }) => show(id) }}
    />
  );
}
