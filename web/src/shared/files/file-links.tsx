import { DownloadOutlined } from '@ant-design/icons';
import type { Attachment } from '@hall/contract/attachments';
import { useState } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';
import { sizeText } from '../ui/size-text.ts';
import { useFilesTexts } from './files-texts.ts';
import './file-links.css';

interface FileLinksProps {
  readonly files: readonly Attachment[];
  /** Downloads one of them. */
  readonly onFetch: (file: Attachment) => Promise<unknown>;
}

function FileLink({ file, onFetch }: Pick<FileLinksProps, 'onFetch'> & { readonly file: Attachment }) {
  const { t } = useFilesTexts();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    await onFetch(file);
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

/** Files that belong to something, each to be downloaded. */
export function FileLinks({ files, onFetch }: FileLinksProps) {
  return (
    <ul className="file-links">
      {files.map((file) => (
        <FileLink key={file.id} file={file} onFetch={onFetch} />
      ))}
    </ul>
  );
}
