import type { Attachment } from '@hall/contract/attachments';
import { Notice, noticesEndpoints } from '@hall/contract/notices';
import { useDispatch } from 'react-redux';
import { download } from '../../../shared/api/download.ts';
import { FileLinks } from '../../../shared/files/file-links.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';

/** The files of a notice. */
export function Attachments({ files }: { readonly files: readonly Attachment[] }) {
  const term = useTerms(Notice);
  const dispatch = useDispatch<AppDispatch>();
  if (files.length === 0) return null;
  return (
    <section className="notice-attachments">
      <h2>{term('attachments')}</h2>
      <FileLinks files={files} onFetch={({ id, name }) => dispatch(download(noticesEndpoints.attachment, { id }, name))} />
    </section>
  );
}
