import { Credentials } from '@hall/contract/session';
import { type KeyboardEvent, useState } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { EyeIcon } from './eye-icon.tsx';
import { FormField } from './form-field.tsx';

interface PasswordFieldProps {
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** The password, hidden unless asked for, with a hint while Caps Lock is on. */
export function PasswordField({ error, onChange }: PasswordFieldProps) {
  const { t } = useTexts();
  const term = useTerms(Credentials);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FormField name="password" label={term('password')} error={error} hint={capsLock ? t('capsLock') : undefined}>
      {(field) => (
        <span className="login-password">
          <input
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={100}
            placeholder={t('passwordHint')}
            onChange={onChange}
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
