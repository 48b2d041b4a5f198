import type { Entity } from '@hall/contract/wire/entity';
import { Button, Form } from 'antd';
import { type ReactNode, useContext, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { LeavingScopes, leaveUnlessUnsent, noteForm } from '../ui/unsent-input.ts';
import { RefusalText } from './fault-text.tsx';
import { FormState } from './form-state.ts';
import { OpenFormContext } from './open-form.ts';
import { useSending } from './use-sending.ts';
import './form.css';

export interface EntityFormProps<T> {
  /** What the form is called to who cannot see it. */
  readonly label: string;
  readonly initial?: Partial<T>;
  /** What the buttons say, "Save" and "Cancel" unless said. */
  readonly send?: string;
  readonly cancel?: string;
  /** Sending it takes something away from somebody: its button is red. */
  readonly danger?: boolean;
  /** There is something beside the fields that was not sent. */
  readonly unsent?: boolean;
  /** Sends what the fields have; the form shows what it is rejected with. */
  readonly onSend: (values: T) => Promise<unknown>;
  /** It was taken. */
  readonly onSent?: () => void;
  /** Sends it elsewhere unfinished, by a button of its own: what is missing is not asked for then, what is wrong is told. */
  readonly keep?: {
    readonly label: string;
    readonly onSend: (values: T) => Promise<unknown>;
    readonly onSent?: () => void;
  };
  /** The person gives up; without it there is no button for that. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** The mark is for the eye; inputs say by themselves that they are required. */
const markRequired = (label: ReactNode, { required }: { required: boolean }) =>
  required ? <span className="hall-form-required">{label}</span> : label;

/** What was typed, for comparison: nothing and an empty text are one. */
const snapshot = (values: unknown): string => JSON.stringify(values, (_, value) => (value === '' || value === null ? undefined : value));

/** Notes the form, so that nothing takes it away unasked while it has something that was not sent. */
function useUnsent(id: string, state: FormState, beside: boolean) {
  const outer = useContext(LeavingScopes);
  const sent = useRef<string>(undefined);
  const part = useRef<HTMLDivElement>(null);
  const isBeside = useEffectEvent(() => beside);
  useEffect(() => {
    const element = part.current;
    const present = () => snapshot(state.form.getFieldsValue());
    sent.current ??= present();
    if (element) noteForm(id, { element, scopes: [...outer, id], hasUnsent: () => isBeside() || present() !== sent.current });
  }, [id, state, outer]);
  const noteSent = () => {
    sent.current = snapshot(state.form.getFieldsValue());
  };
  return { part, noteSent };
}

/**
 * A form whose fields are those of a call's request: their rules, terms, lengths and required marks are the contract's, what the server
 * refuses is said at its field, it is sent once, and what was typed is not lost unasked. {@link formOf} gives it with its fields.
 */
export function EntityForm<T>({ entity, ...props }: EntityFormProps<T> & { readonly entity: Entity<T> }) {
  const { label, initial, send, cancel, danger = false, unsent = false, onSend, onSent, keep, onCancel, children } = props;
  const { t } = useSharedTexts();
  const [form] = Form.useForm();
  const id = useId();
  const state = useMemo(() => new FormState(entity as Entity<unknown>, form), [entity, form]);
  const { part, noteSent } = useUnsent(id, state, unsent);
  const { busy, refusals, submit, forget, refuse } = useSending(state);
  const keeps = useRef(false);
  const submitOneWay = () => {
    const way = keeps.current && keep ? keep : { onSend, onSent };
    const sent = () => {
      noteSent();
      way.onSent?.();
    };
    void submit({ onSend: way.onSend as (values: unknown) => Promise<unknown>, onSent: sent });
  };
  const begin = (unfinished: boolean) => {
    keeps.current = unfinished;
    state.beginSending(!unfinished);
  };
  const keepUnfinished = () => {
    begin(true);
    form.submit();
  };
  const open = { state, refuse };
  return (
    <OpenFormContext value={open}>
      <Form
        form={form}
        name={id}
        className="hall-form"
        aria-label={label}
        layout="vertical"
        noValidate
        requiredMark={markRequired}
        {...(initial && { initialValues: initial })}
        scrollToFirstError={{ focus: true }}
        onSubmitCapture={() => begin(false)}
        onValuesChange={forget}
        onFinish={submitOneWay}
      >
        {children}
        <div className="hall-form-refusal" role="alert">
          {refusals.map((failure) => (
            <p key={`${failure.field} ${failure.rule}`}>
              <RefusalText failure={failure} />
            </p>
          ))}
        </div>
        <div className="hall-form-buttons" ref={part}>
          <BusyButton type="primary" danger={danger} htmlType="submit" busy={busy}>
            {send ?? t('save')}
          </BusyButton>
          {keep && (
            <BusyButton busy={busy} onClick={keepUnfinished}>
              {keep.label}
            </BusyButton>
          )}
          {onCancel && <Button onClick={() => leaveUnlessUnsent(onCancel, [id])}>{cancel ?? t('cancel')}</Button>}
        </div>
      </Form>
    </OpenFormContext>
  );
}
