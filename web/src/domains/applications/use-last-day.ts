import type { Application } from '@hall/contract/applications';
import { DURATIONS } from '@hall/contract/rules/durations';
import { useTexts } from './texts.ts';

/** The last day applied for, as it is told: what is long-term has none of its own, and a draft may have none yet. */
export function useLastDay(): (application: Application) => string | undefined {
  const { pick } = useTexts();
  const [zh, en] = DURATIONS.long;
  return ({ duration, lastDay }) => (duration === 'long' ? pick(zh, en) : lastDay);
}
