import { RESEND_AFTER_S, type Recovery } from '@hall/contract/password-recovery';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiFailure, asFailure } from '../../shared/api/failure.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { passwordText, repeatText } from './recovery-faults.ts';
import { withSealed } from './use-sign-in.ts';
import { ways } from './ways-api.ts';
import { useWaysTexts } from './ways-texts.ts';

const EMPTY = { code: '', password: '', repeated: '' };
type Values = typeof EMPTY;
type Faults = Partial<Record<keyof Values, string | undefined>>;

/** The last step of a forgotten password: getting the code, and setting the new password with it (AUTH-15). */
export function useNewPassword({ id }: Recovery, onSet: () => void) {
  const { t } = useWaysTexts();
  const { language } = useSharedTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [secondsLeft, wait] = useCountdown();
  const change = (part: Partial<Values>) => {
    setFailure(undefined);
    setValues((old) => ({ ...old, ...part }));
  };
  const faults: Faults = {
    code: /^\d{6}$/.test(values.code.trim()) ? undefined : t('codeRequired'),
    password: passwordText(values.password, language),
    repeated: repeatText(values.repeated, values.password, language),
  };
  const sendCode = async () => {
    setFailure(undefined);
    const { error } = await dispatch(ways.sendRecoveryCode.initiate({ id }));
    const failed = error && asFailure(error);
    const seconds = failed?.kind === 'business' && failed.rule === 'code-too-soon' ? Number(failed.params?.seconds) : undefined;
    if (!failed || seconds) wait(seconds || RESEND_AFTER_S);
    setFailure(failed);
  };
  const submit = async () => {
    setChecked(true);
    if (busy || Object.values(faults).some(Boolean)) return;
    setBusy(true);
    setFailure(undefined);
    await withSealed(dispatch, values.password, (newPassword) =>
      dispatch(ways.finishRecovery.initiate({ id, code: values.code.trim(), newPassword })).unwrap(),
    ).then(onSet, (error: unknown) => setFailure(asFailure(error)));
    setBusy(false);
  };
  return { values, change, faults: checked ? faults : {}, busy, failure, secondsLeft, sendCode, submit };
}
