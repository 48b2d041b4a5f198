import type { CodePurpose } from '@hall/contract/profile';
import { Button, Input, type InputProps, Space } from 'antd';
import { FormField } from '../../../shared/form/fields.tsx';
import { useOpenForm } from '../../../shared/form/open-form.ts';
import { useTexts } from '../texts.ts';
import { useCode } from '../use-code.ts';

interface CodeInputProps extends InputProps {
  readonly secondsLeft: number;
  readonly onAsk: () => void;
}

function CodeInput({ secondsLeft, onAsk, ...control }: CodeInputProps) {
  const { t } = useTexts();
  return (
    <Space.Compact block>
      <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <Button disabled={secondsLeft > 0} onClick={onAsk}>
        {secondsLeft > 0 ? t('sendAgain', { seconds: secondsLeft }) : t('sendCode')}
      </Button>
    </Space.Compact>
  );
}

interface CodeFieldProps {
  readonly name: string;
  readonly purpose: CodePurpose;
  /** The field that says where the code goes; the person's own phone unless said. */
  readonly target?: 'phone' | 'email';
}

/** A verification code, and the button that sends one. */
export function CodeField({ name, purpose, target }: CodeFieldProps) {
  const { t } = useTexts();
  const { state } = useOpenForm();
  const { send, sent, secondsLeft } = useCode(purpose, name);
  const ask = async () => {
    if (target && !(await state.validate([target]))) return;
    // The button is switched off while it counts down, and would take the focus with it.
    if (await send(target ? { [target]: state.meant([target]) } : {})) state.form.focusField([name]);
  };
  return (
    <FormField name={name} required hint={sent ? t('codeSent') : undefined}>
      <CodeInput secondsLeft={secondsLeft} onAsk={() => void ask()} />
    </FormField>
  );
}
