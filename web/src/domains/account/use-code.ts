import { RESEND_AFTER_S } from '@hall/contract/password-recovery';
import type { CodePurpose } from '@hall/contract/profile';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { asFailure } from '../../shared/api/failure.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { center } from './center-api.ts';

/** Sends verification codes, none within 60 seconds of the last (ACCT-4). */
export function useCode(purpose: CodePurpose, onRefused: (error: unknown) => void) {
  const dispatch = useDispatch<AppDispatch>();
  const [secondsLeft, wait] = useCountdown();
  const [sent, setSent] = useState(false);
  const send = async (target: { readonly phone?: string; readonly email?: string } = {}) => {
    const { error } = await dispatch(center.sendContactCode.initiate({ purpose, ...target }));
    const failure = error && asFailure(error);
    const seconds = failure?.kind === 'business' && failure.rule === 'code-too-soon' ? Number(failure.params?.seconds) : undefined;
    if (!failure || seconds) wait(seconds || RESEND_AFTER_S);
    setSent(!failure);
    if (failure) onRefused(failure);
  };
  return { send, secondsLeft, sent: sent && secondsLeft > 0 };
}
