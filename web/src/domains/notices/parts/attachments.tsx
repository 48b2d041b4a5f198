import { DownloadOutlined } from '@ant-design/icons';
import { type Attachment, Notice, noticesEndpoints } from '@hall/contract/notices';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { download } from '../../../shared/api/download.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { sizeText } from '../../../shared/ui/size-text.ts';
import { useTexts } from '../texts.ts';

function AttachmentLink({ file }: { readonly file: Attachment }) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    await dispatch(download(noticesEndpoints.attachment, { id: file.id }, file.name));
    setBusy(false);
  };
  return (
    <li>
      <BusyButton
        type="link"
        style={{ paddingInline: 0, marginInlineEnd: 12 }}
        icon={<DownloadOutlined aria-hidden />}
        busy={busy}
        aria-label={t('download', { name: file.name })}
        onClick={() => void fetchFile()}
      >
        {file.name}
      </BusyButton>
      <span className="size">{sizeText(file.size)}</span>
    </li>
  );
}

/** The files of a notice. */
export function Attachments({ files }: { readonly files: readonly Attachment[] }) {
  const term = useTerms(Notice);
  if (files.length === 0) return null;
  return (
    <section className="notice-attachments">
      <h2>{term('attachments')}</h2>
      <ul>
        {files.map((file) => (
          <AttachmentLink key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}
