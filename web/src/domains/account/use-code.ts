import { RESEND_AFTER_S } from '@hall/contract/password-recovery';
import type { CodePurpose } from '@hall/contract/profile';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { asFailure } from '../../shared/api/failure.ts';
import { useOpenForm } from '../../shared/form/open-form.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { center } from './center-api.ts';

/** Sends the verification codes that a field of a form asks for, none within 60 seconds of the last (ACCT-4). */
export function useCode(purpose: CodePurpose, field: string) {
  const dispatch = useDispatch<AppDispatch>();
  const { state, refuse } = useOpenForm();
  const [secondsLeft, wait] = useCountdown();
  const [sent, setSent] = useState(false);
  /** @returns whether a code is on its way */
  const send = async (target: { readonly phone?: string; readonly email?: string }): Promise<boolean> => {
    const { error } = await dispatch(center.sendContactCode.initiate({ purpose, ...target }));
    const failure = error && asFailure(error);
    const seconds = failure?.kind === 'business' && failure.rule === 'code-too-soon' ? Number(failure.params?.seconds) : undefined;
    if (!failure || seconds) wait(seconds || RESEND_AFTER_S);
    setSent(!failure);
    if (failure) {
      refuse(failure);
      state.focusRefused();
    } else state.forgive([field]);
    return !failure;
  };
  return { send, secondsLeft, sent: sent && secondsLeft > 0 };
}
