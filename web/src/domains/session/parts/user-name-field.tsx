import { Credentials } from '@hall/contract/session';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { FormField } from './form-field.tsx';

interface UserNameFieldProps {
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** The sign-in name or staff number. */
export function UserNameField({ error, onChange }: UserNameFieldProps) {
  const { t } = useTexts();
  const term = useTerms(Credentials);
  return (
    <FormField name="username" label={term('userName')} error={error}>
      {(field) => (
        <input
          {...field}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={t('userNameHint')}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
