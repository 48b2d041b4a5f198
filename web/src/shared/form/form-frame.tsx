import { Button } from 'antd';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';

interface FormFrameProps {
  readonly label: string;
  readonly refusal: string | undefined;
  readonly busy: boolean;
  readonly send: string;
  readonly cancel?: { readonly text: string; readonly onCancel: () => void };
  /** @returns whether it was taken */
  readonly onSubmit: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form with its refusal and buttons; when something is wrong, the first field that is gets the focus. */
export function FormFrame({ label, refusal, busy, send, cancel, onSubmit, children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onSubmit())) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={form} className="hall-form" aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <div className="hall-form-refusal" role="alert">
        {refusal && <p>{refusal}</p>}
      </div>
      <div className="hall-form-buttons">
        <BusyButton type="primary" htmlType="submit" busy={busy}>
          {send}
        </BusyButton>
        {cancel && <Button onClick={cancel.onCancel}>{cancel.text}</Button>}
      </div>
    </form>
  );
}
