import { dutiesEndpoints } from '@hall/contract/duties';
import { serialFault } from '@hall/contract/rules/serial';
import { useEffect } from 'react';
import { useSerialWarningQuery, useSetSerialMutation } from '../../../domains/duties/api.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useDutiesInShell } from '../duties-context.ts';
import { useTexts } from '../texts.ts';
import './duty-dialogs.css';

const TEXTS = {
  valid: 'serialTitle',
  ending: 'serialEnding',
  expired: 'serialExpired',
  wrong: 'serialWrong',
  none: 'serialTitle',
} as const;

const { EntityForm, TextField } = formOf(dutiesEndpoints.setSerial.request);

/** Warns those who may set the installation's serial number, and takes another one; it never stands in their way (AUTH-16). */
export function SerialDialog() {
  const { t } = useTexts();
  const { data: warning } = useSerialWarningQuery();
  const { pass, remember } = useDutiesInShell();
  const [setSerial] = useSetSerialMutation();
  // It bars nobody yet: one warning a session is enough.
  const mild = warning?.state === 'ending';
  useEffect(() => {
    if (mild) remember('serial');
  }, [mild, remember]);
  const leave = () => pass('serial');
  return (
    <Dialog width={520} lightDismiss={false} title={t('serialTitle')} onClose={leave}>
      <p className="duty-text">{t(TEXTS[warning?.state ?? 'valid'], { day: warning?.lastDay ?? '', count: warning?.daysLeft ?? 0 })}</p>
      <EntityForm
        label={t('serialTitle')}
        cancel={t('later')}
        onSend={(typed) => setSerial(typed).unwrap()}
        onSent={() => toastLane.show({ tone: 'success', text: t('serialStored') })}
        onCancel={leave}
      >
        <TextField
          name="serial"
          label={t('serialLabel')}
          hint={t('serialHint')}
          check={(value) => serialFault(String(value))}
          autoComplete="off"
          spellCheck={false}
        />
      </EntityForm>
    </Dialog>
  );
}
