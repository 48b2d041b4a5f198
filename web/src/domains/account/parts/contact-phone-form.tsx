import { contactPhoneFault } from '@hall/contract/rules/phone';
import { Input } from 'antd';
import { useDispatch } from 'react-redux';
import { Field } from '../../../shared/form/field.tsx';
import { FormFrame } from '../../../shared/form/form-frame.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { center } from '../center-api.ts';
import { useTexts } from '../texts.ts';

interface ContactPhoneFormProps {
  readonly value: string | undefined;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Changes the contact phone, which needs no code. */
export function ContactPhoneForm({ value, onSaved, onCancel }: ContactPhoneFormProps) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const form = useForm({
    initial: { contactPhone: value ?? '' },
    labels: { contactPhone: t('contactPhone') },
    check: ({ contactPhone }) => ({ contactPhone: contactPhoneFault(contactPhone) }),
  });
  const submit = async () => {
    const saved = await form.submit((values) => dispatch(center.updateContact.initiate(values)).unwrap());
    if (saved) onSaved();
    return saved;
  };
  return (
    <FormFrame
      label={t('changeWhat', { what: t('contactPhone') })}
      refusal={form.refusal}
      busy={form.busy}
      send={t('save')}
      cancel={{ text: t('cancel'), onCancel }}
      onSubmit={submit}
    >
      <Field label={t('contactPhone')} error={form.errorOf('contactPhone')} hint={t('contactPhoneHint')}>
        {(field) => (
          <Input
            {...field}
            autoFocus
            inputMode="tel"
            autoComplete="tel"
            maxLength={100}
            value={form.values.contactPhone}
            onChange={(event) => form.change({ contactPhone: event.target.value.trim() })}
            onBlur={() => form.leave('contactPhone')}
          />
        )}
      </Field>
    </FormFrame>
  );
}
