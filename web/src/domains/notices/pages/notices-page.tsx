import { NoticeFilter } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { withValues } from '../../../shared/navigation/page-values.ts';
import { noticeStyle } from '../notice-style.ts';
import { NoticeDialog } from '../parts/notice-dialog.tsx';

const PUBLISHED = { [wireName(NoticeFilter, 'published')]: '1' };
const TABLE = { cellStyle: noticeStyle };

/** The notices meant for the person; the list's state and the notice opened are in the address. */
export function NoticesPage() {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('id');
  const show = (id: string | undefined) => setSearch((now) => withValues(now, { id }));
  const actions = useMemo(() => ({ open: (row: PlainRow) => setSearch((now) => withValues(now, { id: String(row.id) })) }), [setSearch]);
  return (
    <>
      <ConfiguredPage page="notices" actions={actions} always={PUBLISHED} table={TABLE} />
      {opened && <NoticeDialog id={opened} onClose={() => show(undefined)} />}
    </>
  );
}
