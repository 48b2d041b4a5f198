import type { Rule } from '@hall/contract/errors';
import type { FoundPerson } from '@hall/contract/found-person';
import { type SignatureTerms, signatureFaultAt } from '@hall/contract/rules/signatures';
import type { SignatureDraft } from '@hall/contract/signatures';
import { meantAmount } from '../granting/index.ts';

/**
 * What is wrong with one of the fields, as the server would say it.
 * @param values those of the form by their names; what it does not show is missing
 * @param today yyyy-MM-dd
 */
export function faultAt(field: keyof SignatureTerms, values: Partial<SignatureDraft>, today: string): Rule | undefined {
  const { signer = '', everything = false, projects = [], firstDay = '', lastDay = '', reason = '' } = values;
  const amount = String(meantAmount(values.amount ?? ''));
  // The server, which never gets such a text from the form, says of it what it says of amounts that are out of range.
  if (field === 'amount' && Number.isNaN(Number(amount))) return 'amount-not-a-number';
  return signatureFaultAt(field, { signer, everything, projects, firstDay, lastDay, amount, reason }, today);
}

/** Why the person who is chosen cannot sign. @param principal staff number of who is signed for */
export function signerFault(person: FoundPerson | undefined, principal: string): 'signature-self' | 'signature-disabled' | undefined {
  if (person?.staffNumber === principal) return 'signature-self';
  return person && !person.enabled ? 'signature-disabled' : undefined;
}
