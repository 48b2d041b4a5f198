import { GRANT_SYSTEMS, type GrantSystem } from '@hall/contract/rules/grant-terms';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useChangingTexts } from './changing-texts.ts';

/** Terms of a grant, as it or one of its versions has them. */
export interface ToldTerms {
  readonly systems: readonly GrantSystem[];
  readonly lastDay?: string | undefined;
  readonly longTerm: boolean;
  readonly controlled: boolean;
  readonly amount?: string | undefined;
}

/** One of the terms: what it is called, and what it is. */
export type ToldTerm = readonly [name: string, said: string];

/** Terms of grants in words. */
export function useTermsWords() {
  const { t, pick } = useChangingTexts();
  const systemsText = (systems: readonly GrantSystem[]): string =>
    systems.map((system) => pick(GRANT_SYSTEMS[system][0], GRANT_SYSTEMS[system][1])).join(t('and'));
  const endText = ({ longTerm, lastDay }: ToldTerms): string => {
    if (!longTerm) return lastDay ?? t('longTerm');
    return lastDay ? t('longTermTo', { day: lastDay }) : t('longTerm');
  };
  const amountText = (amount: string | undefined): string => (amount === undefined ? t('notControlled') : yuanText(amount));
  /** All that a change can change. */
  const termsTold = (terms: ToldTerms): readonly ToldTerm[] => [
    [t('systems'), systemsText(terms.systems)],
    [t('lastDay'), endText(terms)],
    [t('amount'), amountText(terms.controlled ? terms.amount : undefined)],
  ];
  return { systemsText, amountText, termsTold };
}
