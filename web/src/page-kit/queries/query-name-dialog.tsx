import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { Dialog, FIRST_FOCUS } from '../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';

interface QueryNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Keeps the name; false when it is refused. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Longest name of a query, in characters. */
const NAME_MAX = 50;

/** Asks what a query is to be called. */
export function QueryNameDialog({ title, name, onSave, onClose }: QueryNameDialogProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(name);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const missing = asked && draft.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog stands inside the query form, which must not take this for its own.
    event.stopPropagation();
    setAsked(true);
    if (draft.trim() === '') return;
    setBusy(true);
    if (await onSave(draft.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      title={title}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <BusyButton type="primary" htmlType="submit" form={form} busy={busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <form id={form} className="kit-field" onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor={`${form}-name`}>{t('queryName')}</label>
        <Input
          id={`${form}-name`}
          {...FIRST_FOCUS}
          maxLength={NAME_MAX}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          {...(missing && { status: 'error' as const })}
        />
        {missing && (
          <span className="kit-fault" role="alert">
            {t('nameRequired')}
          </span>
        )}
      </form>
    </Dialog>
  );
}
