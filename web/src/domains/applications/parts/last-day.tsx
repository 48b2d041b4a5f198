import type { Application } from '@hall/contract/applications';
import { DURATIONS } from '@hall/contract/rules/durations';
import { useTexts } from '../texts.ts';

/** The last day applied for; what is long-term has none of its own. */
export function LastDay({ application: { duration, lastDay } }: { readonly application: Application }) {
  const { pick } = useTexts();
  const [zh, en] = DURATIONS.long;
  return duration === 'long' ? pick(zh, en) : (lastDay ?? '—');
}
