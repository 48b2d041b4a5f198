import type { SystemUpdate } from '@hall/contract/update-management';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { NoticeContent } from '../../notices/index.ts';
import { useUpdateInFullQuery } from '../api.ts';
import { useTexts } from '../texts.ts';

/** What an update says. */
export function UpdateText({ update: { id } }: { readonly update: SystemUpdate }) {
  const { pick } = useTexts();
  const query = useUpdateInFullQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} lines={4}>
      {({ content, contentEn }) => <NoticeContent html={pick(content, contentEn)} />}
    </QueryView>
  );
}
