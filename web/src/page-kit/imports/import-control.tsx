import { UploadOutlined } from '@ant-design/icons';
import type { PermissionId } from '@hall/contract/api';
import { Button } from 'antd';
import { useState } from 'react';
import { usePermits } from '../../shared/account/use-permits.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const ImportDialog = lazyPart<ImportDialogProps>(() => import('./import-dialog.tsx').then((part) => part.ImportDialog), null);

/** Imports rows from a file, on pages whose configuration names what is imported, for who may (IMPORT-1). */
export function ImportControl() {
  const { t } = useTexts();
  const { config, view } = useKit();
  const permits = usePermits();
  const [open, setOpen] = useState(false);
  const { importId } = config;
  if (!importId || !permits(importId as PermissionId)) return null;
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        <span className="kit-tool-name">{t('import')}</span>
      </Button>
      {open && <ImportDialog importId={importId} onImported={view.refetch} onClose={() => setOpen(false)} />}
    </>
  );
}
