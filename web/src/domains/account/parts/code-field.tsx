import { Button, Input, Space } from 'antd';
import { Field } from '../../../shared/form/field.tsx';
import { useTexts } from '../texts.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly sent: boolean;
  readonly secondsLeft: number;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly onSend: () => void;
}

/** A verification code, and the button that sends one. */
export function CodeField({ value, error, sent, secondsLeft, onChange, onLeave, onSend }: CodeFieldProps) {
  const { t } = useTexts();
  return (
    <Field label={t('code')} error={error} hint={sent ? t('codeSent') : undefined}>
      {(field) => (
        <Space.Compact block>
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onLeave}
          />
          <Button disabled={secondsLeft > 0} onClick={onSend}>
            {secondsLeft > 0 ? t('sendAgain', { seconds: secondsLeft }) : t('sendCode')}
          </Button>
        </Space.Compact>
      )}
    </Field>
  );
}
