import * as z from 'zod/mini';
import { bankCardFault } from '../rules/bank-card.ts';
import { emailFault } from '../rules/email.ts';
import { contactPhoneFault, mobileFault } from '../rules/phone.ts';
import { codeFault } from '../rules/verification-code.ts';
import { ruled } from './ruled.ts';

/** Texts that rules judge, the same that forms show. */
export const mobile = z.string().check(ruled(mobileFault));
export const contactPhone = z.string().check(ruled(contactPhoneFault));
export const email = z.string().check(ruled(emailFault));
export const bankCard = z.string().check(ruled(bankCardFault));
export const verificationCode = z.string().check(ruled(codeFault));
