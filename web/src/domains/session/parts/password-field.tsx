import { Credentials } from '@hall/contract/session';
import { type KeyboardEvent, useState } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { EyeIcon } from './eye-icon.tsx';
import { FormField } from './form-field.tsx';

interface PasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The password, hidden unless asked for, with a hint while Caps Lock is on. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const { t } = useTexts();
  const term = useTerms(Credentials);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FormField label={term('password')} error={error} hint={capsLock ? t('capsLock') : undefined}>
      {(field) => (
        <span className="login-password">
          <input
            {...field}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            maxLength={100}
            placeholder={t('passwordHint')}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
          />
          <button
            type="button"
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            title={shown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon open={shown} />
          </button>
        </span>
      )}
    </FormField>
  );
}
