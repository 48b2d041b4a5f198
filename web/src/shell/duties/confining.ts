import { type Rule, ruleText } from '@hall/contract/errors';
import type { UnmetDuty } from '@hall/contract/rules/duties';
import { sectionAddress } from '../../domains/account/section-address.ts';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';

/** A duty that keeps the person in the personal center until it is met (AUTH-12, AUTH-13). */
export interface Confining {
  readonly duty: 'password' | 'contact';
  readonly rule: Rule;
}

/** The duty as one that keeps the person in the personal center, if it is one. */
export const confiningOf = (unmet: UnmetDuty | undefined): Confining | undefined =>
  unmet?.rule && (unmet.duty === 'password' || unmet.duty === 'contact') ? { duty: unmet.duty, rule: unmet.rule } : undefined;

/** Where the duty is met. */
export const placeOf = ({ duty }: Confining): string => sectionAddress(duty);

/** Says what is to be done first. */
export const tellRule = (rule: Rule): void => toastLane.show({ tone: 'error', text: ruleText(rule, currentLanguage(), {}) });
