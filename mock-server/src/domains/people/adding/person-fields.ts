import type { Bilingual } from '@hall/contract/bilingual';
import type { Rule } from '@hall/contract/errors';
import { emailFault } from '@hall/contract/rules/email';
import { idNumberFault } from '@hall/contract/rules/id-number';
import { contactPhoneFault, mobileFault } from '@hall/contract/rules/phone';
import { signInNameFault } from '@hall/contract/rules/sign-in-name';
import { textFault } from '@hall/contract/rules/text-length';
import type { FieldFault, Given } from '../../../core/import-plan.ts';
import { ruleFault } from '../../../core/rule-fault.ts';

/** What is said of a person who is added, and what people call it. */
export const PERSON_FIELDS = {
  staffNumber: { zh: '工号', en: 'Staff number' },
  userName: { zh: '用户名', en: 'User name' },
  name: { zh: '姓名', en: 'Name' },
  nameEn: { zh: '英文姓名', en: 'Name in English' },
  department: { zh: '部门', en: 'Department' },
  departmentEn: { zh: '部门英文名称', en: 'Department in English' },
  roles: { zh: '角色', en: 'Roles' },
  phone: { zh: '手机号', en: 'Mobile phone' },
  contactPhone: { zh: '联系电话', en: 'Contact phone' },
  email: { zh: '邮箱', en: 'Email' },
  idNumber: { zh: '身份证号', en: 'ID number' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type PersonField = keyof typeof PERSON_FIELDS;

/** What must be said of everybody. */
export const REQUIRED: readonly PersonField[] = ['staffNumber', 'userName', 'name', 'nameEn', 'department'];

const LONGEST: { readonly [F in PersonField]?: number } = { staffNumber: 20, userName: 50 };
const LONGEST_ELSE = 100;
const FAULTS = { phone: mobileFault, contactPhone: contactPhoneFault, email: emailFault, idNumber: idNumberFault } as const;
/** What people sign in with. */
const NAMES = ['staffNumber', 'userName'] as const;
const isName = (field: string): boolean => NAMES.some((name) => name === field);
const BLANK: Bilingual = { zh: '不能含有空格', en: 'Has a space in it' };
const UNSEEN: Bilingual = { zh: '含有不可见字符', en: 'Has a character in it that cannot be seen' };

const byRule = (field: PersonField, rule: Rule, params = {}): FieldFault => ruleFault(field, PERSON_FIELDS[field], rule, params);

/** What is wrong with what is said of a person, whoever else is there. */
export function fieldFaults(given: Given): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const field of Object.keys(PERSON_FIELDS) as PersonField[]) {
    const text = given[field] ?? '';
    const maximum = LONGEST[field] ?? LONGEST_ELSE;
    if (text && textFault(text, maximum) === 'too-long') faults.push(byRule(field, 'too-long', { maximum }));
    if (!isName(field) && /\p{Cc}/u.test(text)) faults.push({ field, text: UNSEEN });
  }
  for (const field of NAMES) {
    const fault = signInNameFault(given[field] ?? '');
    if (fault) faults.push({ field, text: fault === 'no-blanks' ? BLANK : UNSEEN });
  }
  for (const field of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
    const wrong = given[field] && FAULTS[field](given[field]);
    if (wrong) faults.push(byRule(field, wrong));
  }
  return faults;
}
