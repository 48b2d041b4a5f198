import type { Recovery } from '@hall/contract/password-recovery';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../shared/api/failure.ts';
import { useFirstInput } from '../use-first-input.ts';
import { useNewPassword } from '../use-new-password.ts';
import { useWaysTexts } from '../ways-texts.ts';
import { FormField } from './form-field.tsx';

interface RecoveryPasswordProps {
  readonly recovery: Recovery;
  readonly onSet: () => void;
}

/** The code that went to the person's phone, and the new password (AUTH-15). */
export function RecoveryPassword({ recovery, onSet }: RecoveryPasswordProps) {
  const { t, language } = useWaysTexts();
  const { values, change, faults, busy, failure, secondsLeft, sendCode, submit } = useNewPassword(recovery, onSet);
  const [sent, setSent] = useState(false);
  const { form, focusFirst } = useFirstInput();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onSend = () => {
    setSent(true);
    // The button rests until another code can be had; what comes next is typing this one.
    focusFirst();
    void sendCode();
  };
  return (
    <form ref={form} className="login-form" noValidate onSubmit={onSubmit}>
      <p className="login-intro">{t('codeSentTo', { phone: recovery.phone })}</p>
      <FormField name="code" label={t('code')} error={faults.code} hint={sent && secondsLeft > 0 ? t('codeSent') : undefined}>
        {(field) => (
          <span className="login-code">
            <input
              {...field}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              placeholder={t('codeHint')}
              value={values.code}
              onChange={(event) => change({ code: event.target.value })}
            />
            <button type="button" className="hall-button hall-button-plain" disabled={secondsLeft > 0} onClick={onSend}>
              {secondsLeft > 0 ? t('sendAgain', { seconds: secondsLeft }) : t('sendCode')}
            </button>
          </span>
        )}
      </FormField>
      {(['password', 'repeated'] as const).map((name) => (
        <FormField key={name} name={name} label={t(name === 'password' ? 'newPassword' : 'repeatPassword')} error={faults[name]}>
          {(field) => (
            <input
              {...field}
              type="password"
              autoComplete="new-password"
              maxLength={100}
              placeholder={name === 'password' ? t('newPasswordHint') : undefined}
              value={values[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      <div className="login-refusal" role="alert">
        {failure && <p>{failureText(failure, language)}</p>}
      </div>
      <button type="submit" className="hall-button login-submit" aria-disabled={busy}>
        {t('setPassword')}
      </button>
    </form>
  );
}
