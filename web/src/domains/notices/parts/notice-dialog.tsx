import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useNoticesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { NoticeReading } from './notice-reading.tsx';
import { NoticeTitle } from './notice-title.tsx';

interface NoticeDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One notice, read by being opened. */
export function NoticeDialog({ id, onClose }: NoticeDialogProps) {
  const { t } = useTexts();
  const query = useNoticesQuery({ id, published: true, page: 1, pageSize: 1 });
  const notice = query.data?.rows[0];
  return (
    <Dialog title={notice ? <NoticeTitle notice={notice} /> : t('notices')} width={760} onClose={onClose}>
      <QueryView query={query} empty={{ when: ({ rows }) => rows.length === 0, hint: t('notFound') }}>
        {() => notice && <NoticeReading notice={notice} />}
      </QueryView>
    </Dialog>
  );
}
