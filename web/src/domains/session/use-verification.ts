import { type RefObject, useCallback, useEffect, useImperativeHandle, useState } from 'react';
import { type ApiFailure, asFailure, failureText } from '../../shared/api/failure.ts';
import { useLanguage } from '../../shared/i18n/use-language.tsx';
import type { Demand, Verification } from './use-attempt.ts';
import type { useWaysTexts } from './ways-texts.ts';

/** What every verification on the sign-in form is given. */
export interface VerificationFieldProps {
  readonly handle: RefObject<Verification | undefined>;
  readonly demand: Demand;
}

/** Why and how long the server asks for it; nothing when the server does not say. */
export function untilText(t: ReturnType<typeof useWaysTexts>['t'], { until, of }: Demand): string | undefined {
  return until && t(of ? `verificationUntil-${of}` : 'verificationUntil', { until });
}

interface Challenge<Asked> {
  readonly ask: () => Promise<Asked>;
  /** Has the answer to what was asked checked, or says that there is none yet. */
  readonly check: (asked: Asked) => Promise<{ readonly proof: string }> | undefined;
  /** Called when something new is asked. */
  readonly onAsked: () => void;
}

/**
 * What all verifications have in common: asking, asking anew after each try, and telling what was wrong, until `answering` says that the
 * next one is being solved.
 */
export function useVerification<Asked>(handle: RefObject<Verification | undefined>, { ask, check, onAsked }: Challenge<Asked>) {
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [empty, setEmpty] = useState(false);
  const request = useCallback(() => {
    setAsked(undefined);
    onAsked();
    ask().then(setAsked, (error: unknown) => setFailure(asFailure(error)));
  }, [ask, onAsked]);
  useEffect(request, [request]);
  const answering = () => setFailure(undefined);
  const renew = () => {
    setFailure(undefined);
    request();
  };
  const prove = async () => {
    const checking = asked && check(asked);
    setEmpty(checking === undefined);
    setFailure(undefined);
    if (!checking) return undefined;
    try {
      return (await checking).proof;
    } catch (error) {
      setFailure(asFailure(error));
      request();
      return undefined;
    }
  };
  useImperativeHandle(handle, () => ({ prove, renew }));
  return { asked, empty, problem: failure && failureText(failure, language), answering, renew };
}
