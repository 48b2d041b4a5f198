import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../../shared/ui/query-view.tsx';
import { useNoticeToEditQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { NoticeForm } from './notice-form.tsx';

export interface NoticeDialogProps {
  /** The notice that is changed; none of a new one. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

function OpenedForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const query = useNoticeToEditQuery({ id }, { refetchOnMountOrArgChange: true });
  // What was read when it was edited before is not what is there now.
  const fresh = { ...query, data: query.isFetching ? undefined : query.data };
  return (
    <QueryView query={fresh} lines={8}>
      {(opened) => <NoticeForm opened={opened} onClose={onClose} />}
    </QueryView>
  );
}

/** The editor of a notice. */
export function NoticeDialog({ id, onClose }: NoticeDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t(id ? 'editNotice' : 'newNotice')} width={960} lightDismiss={false} onClose={onClose}>
      {id ? <OpenedForm id={id} onClose={onClose} /> : <NoticeForm opened={undefined} onClose={onClose} />}
    </Dialog>
  );
}
