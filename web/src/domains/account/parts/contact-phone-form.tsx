import { profileEndpoints } from '@hall/contract/profile';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { useSaveContact } from '../use-save-contact.ts';

interface ContactPhoneFormProps {
  readonly value: string | undefined;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const CONTACT = profileEndpoints.updateContact.request;
const { EntityForm, TextField } = formOf(CONTACT);

/** Changes the contact phone, which needs no code. */
export function ContactPhoneForm({ value = '', onSaved, onCancel }: ContactPhoneFormProps) {
  const { t } = useTexts();
  const term = useTerms(CONTACT);
  return (
    <EntityForm
      label={t('changeWhat', { what: term('contactPhone') })}
      initial={{ contactPhone: value }}
      onSend={useSaveContact()}
      onSent={onSaved}
      onCancel={onCancel}
    >
      <TextField name="contactPhone" required hint={t('contactPhoneHint')} autoFocus inputMode="tel" autoComplete="tel" />
    </EntityForm>
  );
}
