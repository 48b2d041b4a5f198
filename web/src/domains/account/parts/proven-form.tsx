import { profileEndpoints } from '@hall/contract/profile';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { useSaveContact } from '../use-save-contact.ts';
import { CodeField } from './code-field.tsx';

/** What is changed by a code, and what the call names that code. */
const KINDS = {
  phone: { code: 'phoneCode', autoComplete: 'tel-national', inputMode: 'tel' },
  email: { code: 'emailCode', autoComplete: 'email', inputMode: 'email' },
} as const;

interface ProvenFormProps {
  readonly what: keyof typeof KINDS;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const CONTACT = profileEndpoints.updateContact.request;
const { EntityForm, TextField } = formOf(CONTACT);

/** Changes the phone or the email address: the code goes to the new one (ACCT-4). */
export function ProvenForm({ what, onSaved, onCancel }: ProvenFormProps) {
  const { t } = useTexts();
  const term = useTerms(CONTACT);
  const newTerm = useTerms(profileEndpoints.sendContactCode.request);
  const { code, ...input } = KINDS[what];
  return (
    <EntityForm label={t('changeWhat', { what: term(what) })} onSend={useSaveContact()} onSent={onSaved} onCancel={onCancel}>
      <TextField name={what} label={newTerm(what)} required autoFocus {...input} />
      <CodeField name={code} purpose={what} target={what} />
    </EntityForm>
  );
}
