import type { DraftTerms } from '@hall/contract/draft-terms';
import { lastDayOf } from '@hall/contract/rules/durations';

/** The terms that a form begins with. @param today yyyy-MM-dd */
export const begunTerms = (today: string): Partial<DraftTerms> => ({
  ...{ systems: ['expense'], duration: 'month', firstDay: today, lastDay: lastDayOf(today, 'month') ?? '' },
  ...{ controlled: true, mayRegrant: false, showsBalance: false, showsLedger: false },
});
