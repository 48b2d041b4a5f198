import { Button } from 'antd';
import { Dialog, FIRST_FOCUS } from '../../shared/ui/dialog/dialog.tsx';
import type { Action } from '../action.ts';
import { useTexts } from '../texts.ts';

interface ConfirmDialogProps {
  readonly action: Action;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action is done; the focus comes to the way back, so that a key pressed twice does nothing. */
export function ConfirmDialog({ action, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={action.label}
      width={416}
      onClose={onCancel}
      footer={
        <>
          <Button {...FIRST_FOCUS} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="primary" danger={action.danger ?? false} onClick={onConfirm}>
            {action.label}
          </Button>
        </>
      }
    >
      {action.confirm}
    </Dialog>
  );
}
