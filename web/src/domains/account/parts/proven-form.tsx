import { emailFault } from '@hall/contract/rules/email';
import { mobileFault } from '@hall/contract/rules/phone';
import { codeFault } from '@hall/contract/rules/verification-code';
import { Input } from 'antd';
import { useDispatch } from 'react-redux';
import { Field } from '../../../shared/form/field.tsx';
import { FormFrame } from '../../../shared/form/form-frame.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { center } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import { useCode } from '../use-code.ts';
import { CodeField } from './code-field.tsx';

/** What is changed by a code: how it is judged, and how the call names it and its code. */
const KINDS = {
  phone: { fault: mobileFault, code: 'phoneCode', label: 'newPhone', autoComplete: 'tel-national', inputMode: 'tel' },
  email: { fault: emailFault, code: 'emailCode', label: 'newEmail', autoComplete: 'email', inputMode: 'email' },
} as const;

interface ProvenFormProps {
  readonly what: keyof typeof KINDS;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Changes the phone or the email address: the code goes to the new one (ACCT-4). */
export function ProvenForm({ what, onSaved, onCancel }: ProvenFormProps) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const { fault, code, label, autoComplete, inputMode } = KINDS[what];
  const form = useForm<Record<string, string>>({
    initial: { [what]: '', [code]: '' },
    labels: { [what]: t(what), [code]: t('code') },
    check: (values) => ({ [what]: fault(values[what] ?? ''), [code]: codeFault(values[code] ?? '') }),
  });
  const { send, sent, secondsLeft } = useCode(what, form, code);
  const target = form.values[what] ?? '';
  const submit = async () => {
    const saved = await form.submit((values) => dispatch(center.updateContact.initiate(values)).unwrap());
    if (saved) onSaved();
    return saved;
  };
  return (
    <FormFrame
      label={t('changeWhat', { what: t(what) })}
      refusal={form.refusal}
      busy={form.busy}
      send={t('save')}
      cancel={{ text: t('cancel'), onCancel }}
      onSubmit={submit}
    >
      <Field label={t(label)} error={form.errorOf(what)}>
        {(field) => (
          <Input
            {...field}
            autoFocus
            inputMode={inputMode}
            autoComplete={autoComplete}
            maxLength={100}
            value={target}
            onChange={(event) => form.change({ [what]: event.target.value.trim() })}
            onBlur={() => form.leave(what)}
          />
        )}
      </Field>
      <CodeField
        value={form.values[code] ?? ''}
        error={form.errorOf(code)}
        sent={sent}
        secondsLeft={secondsLeft}
        onChange={(value) => form.change({ [code]: value })}
        onLeave={() => form.leave(code)}
        onSend={async () => !form.judge(what) && send({ [what]: target })}
      />
    </FormFrame>
  );
}
