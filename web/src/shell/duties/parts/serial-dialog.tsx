import { Button, Input } from 'antd';
import { useEffect, useId } from 'react';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useSerialWarningQuery } from '../api.ts';
import { useDutiesInShell } from '../duties-context.ts';
import { useTexts } from '../texts.ts';
import { useNewSerial } from './use-new-serial.ts';
import './duty-dialogs.css';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';

const TEXTS = {
  valid: 'serialTitle',
  ending: 'serialEnding',
  expired: 'serialExpired',
  wrong: 'serialWrong',
  none: 'serialTitle',
} as const;

/** Warns administrators of the installation's serial number, and takes another one; it never stands in their way (AUTH-16). */
export function SerialDialog() {
  const { t } = useTexts();
  const { data: warning } = useSerialWarningQuery();
  const { pass, remember } = useDutiesInShell();
  const { text, type, fault, busy, submit } = useNewSerial();
  const form = useId();
  // It bars nobody yet: one warning a session is enough.
  const mild = warning?.state === 'ending';
  useEffect(() => {
    if (mild) remember('serial');
  }, [mild, remember]);
  const leave = () => pass('serial');
  return (
    <Dialog
      width={520}
      lightDismiss={false}
      title={t('serialTitle')}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{t('later')}</Button>
          <BusyButton type="primary" htmlType="submit" form={form} busy={busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <p className="duty-text">{t(TEXTS[warning?.state ?? 'valid'], { day: warning?.lastDay ?? '', count: warning?.daysLeft ?? 0 })}</p>
      <form id={form} className="duty-field" onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor={`${form}-serial`}>{t('serialLabel')}</label>
        <Input
          id={`${form}-serial`}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
          aria-invalid={fault !== undefined}
          aria-describedby={`${form}-note`}
          {...(fault && { status: 'error' as const })}
        />
        <p id={`${form}-note`} className={fault ? 'duty-fault' : 'hall-soft'} role={fault && 'alert'}>
          {fault ?? t('serialHint')}
        </p>
      </form>
    </Dialog>
  );
}
