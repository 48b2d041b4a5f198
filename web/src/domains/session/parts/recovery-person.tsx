import type { Recovery } from '@hall/contract/password-recovery';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiFailure, asFailure, failureText } from '../../../shared/api/failure.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { idNumberText } from '../recovery-faults.ts';
import { useFirstInput } from '../use-first-input.ts';
import { ways } from '../ways-api.ts';
import { useWaysTexts } from '../ways-texts.ts';
import { FormField } from './form-field.tsx';

/** The first step of a forgotten password: whose it is (AUTH-15). */
export function RecoveryPerson({ onFound }: { readonly onFound: (recovery: Recovery) => void }) {
  const { t, language } = useWaysTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [idNumber, setIdNumber] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const { form } = useFirstInput();
  const fault = idNumber.trim() ? idNumberText(idNumber, language) : t('idNumberRequired');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (busy || fault) return;
    setBusy(true);
    await dispatch(ways.startRecovery.initiate({ idNumber: idNumber.trim() }))
      .unwrap()
      .then(onFound, (error: unknown) => setFailure(asFailure(error)));
    setBusy(false);
  };
  return (
    <form ref={form} className="login-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <p className="login-intro">{t('recoveryHint')}</p>
      <FormField name="idNumber" label={t('idNumber')} error={(checked ? fault : undefined) ?? (failure && failureText(failure, language))}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            maxLength={18}
            value={idNumber}
            onChange={(event) => {
              setFailure(undefined);
              setIdNumber(event.target.value);
            }}
          />
        )}
      </FormField>
      <button type="submit" className="hall-button login-submit" aria-disabled={busy}>
        {t('next')}
      </button>
    </form>
  );
}
