import type { Application } from '@hall/contract/applications';
import { useTexts } from './texts.ts';

/** Whom an application waits for, or who decided on it: where another signed for them, both. */
export function useDecider(): (application: Application) => string | undefined {
  const { t, pick } = useTexts();
  return ({ state, decider, deciderEn, signedFor, signedForEn }) => {
    const who = decider && pick(decider, deciderEn);
    // Of what waits it is whom the caller would sign for, and that is whom it waits for.
    if (!who || !signedFor || state === 'pending') return who;
    return t('signedBy', { who, whom: pick(signedFor, signedForEn) });
  };
}
