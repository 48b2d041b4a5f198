import { Button, Input, type InputRef, Space } from 'antd';
import { useRef } from 'react';
import { Field } from '../../../shared/form/field.tsx';
import { useTexts } from '../texts.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly sent: boolean;
  readonly secondsLeft: number;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** @returns whether a code is on its way */
  readonly onSend: () => Promise<boolean>;
}

/** A verification code, and the button that sends one. */
export function CodeField({ value, error, sent, secondsLeft, onChange, onLeave, onSend }: CodeFieldProps) {
  const { t } = useTexts();
  const input = useRef<InputRef>(null);
  // The button is switched off while it counts down, and would take the focus with it.
  const ask = async () => {
    if (await onSend()) input.current?.focus();
  };
  return (
    <Field label={t('code')} error={error} hint={sent ? t('codeSent') : undefined}>
      {(field) => (
        <Space.Compact block>
          <Input
            {...field}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onLeave}
          />
          <Button disabled={secondsLeft > 0} onClick={() => void ask()}>
            {secondsLeft > 0 ? t('sendAgain', { seconds: secondsLeft }) : t('sendCode')}
          </Button>
        </Space.Compact>
      )}
    </Field>
  );
}
