import type * as z from 'zod/mini';
import type { Bilingual } from '../bilingual.ts';
import { sealedPassword } from '../session.ts';
import { bankCard, contactPhone, email, mobile, verificationCode } from '../wire/checked-texts.ts';
import { amount, day, dayOrMoment, flag, moment } from '../wire/flags.ts';
import { Label } from '../wire/label.ts';
import type { JsonObject } from './json.ts';

/** A form of text of its own: what it is called, and what JSON Schema can say of it beside what the schema itself does. */
interface TextForm extends Bilingual {
  readonly schema?: JsonObject;
}

/** Schemas that are a form of text of their own, which their definition does not tell. */
export const TEXT_FORMS: ReadonlyMap<z.core.$ZodType, TextForm> = new Map<z.core.$ZodType, TextForm>([
  [amount, { en: 'amount', zh: '金额（元）', schema: { examples: ['1280.00'] } }],
  [moment, { en: 'moment', zh: '时间（北京时间）', schema: { examples: ['2026-11-22 09:30:00'] } }],
  [day, { en: 'day', zh: '日期', schema: { format: 'date', examples: ['2026-11-22'] } }],
  [dayOrMoment, { en: 'day or moment', zh: '日期或时间' }],
  [flag, { en: 'flag', zh: '是否' }],
  [mobile, { en: 'mobile number', zh: '手机号码', schema: { pattern: '^1[3-9]\\d{9}$', examples: ['13800138000'] } }],
  [contactPhone, { en: 'phone number', zh: '联系电话', schema: { pattern: '^[\\d-]{7,20}$', examples: ['0731-88821104'] } }],
  [email, { en: 'email address', zh: '邮箱', schema: { format: 'email', maxLength: 100 } }],
  [bankCard, { en: 'number of a bank card', zh: '银行卡号', schema: { pattern: '^[1-9]\\d{11,18}$' } }],
  [verificationCode, { en: 'code of 6 digits', zh: '6 位验证码', schema: { pattern: '^\\d{6}$' } }],
  [Label, { en: 'label', zh: '名称' }],
  [sealedPassword, { en: 'sealed password', zh: '加密密码', schema: { minLength: 1 } }],
]);
