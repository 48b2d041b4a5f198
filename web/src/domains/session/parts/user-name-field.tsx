import { Credentials } from '@hall/contract/session';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { FormField } from './form-field.tsx';

interface UserNameFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The sign-in name or staff number. */
export function UserNameField({ value, error, onChange }: UserNameFieldProps) {
  const { t } = useTexts();
  const term = useTerms(Credentials);
  return (
    <FormField label={term('userName')} error={error}>
      {(field) => (
        <input
          {...field}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={t('userNameHint')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
