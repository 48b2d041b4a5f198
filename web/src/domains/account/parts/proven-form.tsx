import { profileEndpoints } from '@hall/contract/profile';
import { useDispatch } from 'react-redux';
import { formOf } from '../../../shared/form/form-of.tsx';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { center } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import { CodeField } from './code-field.tsx';

/** What is changed by a code, and what the call names that code. */
const KINDS = {
  phone: { code: 'phoneCode', label: 'newPhone', autoComplete: 'tel-national', inputMode: 'tel' },
  email: { code: 'emailCode', label: 'newEmail', autoComplete: 'email', inputMode: 'email' },
} as const;

interface ProvenFormProps {
  readonly what: keyof typeof KINDS;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const { EntityForm, TextField } = formOf(profileEndpoints.updateContact.request);

/** Changes the phone or the email address: the code goes to the new one (ACCT-4). */
export function ProvenForm({ what, onSaved, onCancel }: ProvenFormProps) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const { code, label, ...input } = KINDS[what];
  return (
    <EntityForm
      label={t('changeWhat', { what: t(what) })}
      onSend={(contact) => dispatch(center.updateContact.initiate(contact)).unwrap()}
      onSent={onSaved}
      onCancel={onCancel}
    >
      <TextField name={what} label={t(label)} required autoFocus {...input} />
      <CodeField name={code} purpose={what} target={what} />
    </EntityForm>
  );
}
