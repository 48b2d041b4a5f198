import type { Attachment } from '@hall/contract/attachments';
import { GrantDetail } from '@hall/contract/authorizations';
import { specialGrantsEndpoints } from '@hall/contract/special-grants';
import { useDispatch } from 'react-redux';
import { download } from '../../../shared/api/download.ts';
import { FileLinks } from '../../../shared/files/file-links.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';

/** The files of a special grant (PROJ-15). */
export function GrantFiles({ grant, files }: { readonly grant: string; readonly files: readonly Attachment[] }) {
  const term = useTerms(GrantDetail);
  const dispatch = useDispatch<AppDispatch>();
  return (
    <section className="grant-part">
      <h3>{term('attachments')}</h3>
      <FileLinks
        files={files}
        onFetch={({ id, name }) => dispatch(download(specialGrantsEndpoints.grantFile, { number: grant, id }, name))}
      />
    </section>
  );
}
