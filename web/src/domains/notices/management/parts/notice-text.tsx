import type { ManagedNotice } from '@hall/contract/notice-management';
import { QueryView } from '../../../../shared/ui/query-view.tsx';
import { Attachments } from '../../parts/attachments.tsx';
import { NoticeContent } from '../../parts/notice-content.tsx';
import { useNoticeInFullQuery } from '../api.ts';
import { useTexts } from '../texts.ts';

/** What a notice says, beside the list. */
export function NoticeText({ notice: { id, attachments } }: { readonly notice: ManagedNotice }) {
  const { pick } = useTexts();
  const query = useNoticeInFullQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <QueryView query={query} lines={6}>
        {({ content, contentEn }) => <NoticeContent html={pick(content, contentEn)} />}
      </QueryView>
      <Attachments files={attachments} />
    </>
  );
}
