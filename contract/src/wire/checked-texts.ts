import * as z from 'zod/mini';
import { bankCardFault } from '../rules/bank-card.ts';
import { emailFault } from '../rules/email.ts';
import { contactPhoneFault, mobileFault } from '../rules/phone.ts';
import { codeFault } from '../rules/verification-code.ts';
import { byRule } from './by-rule.ts';

/** Texts with a rule of their own; forms check them by the same rules. */
export const mobile = z.string().check(byRule(mobileFault));
export const contactPhone = z.string().check(byRule(contactPhoneFault));
export const email = z.string().check(byRule(emailFault));
export const bankCard = z.string().check(byRule(bankCardFault));
export const verificationCode = z.string().check(byRule(codeFault));
