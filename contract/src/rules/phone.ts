type MobileFault = 'required' | 'mobile-format';
type ContactPhoneFault = 'required' | 'contact-phone-format';

const MOBILE = /^1[3-9]\d{9}$/;
/** Area code (optional), 7 or 8 digits, and an extension (optional). */
const LANDLINE = /^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/;

/** What is wrong with a mobile number (spec 5): 11 digits, the first 1, the second 3 to 9. */
export function mobileFault(text: string): MobileFault | undefined {
  if (text === '') return 'required';
  return MOBILE.test(text) ? undefined : 'mobile-format';
}

/** What is wrong with a contact phone: a mobile number, or a landline such as `0731-88821104` or `88821104-602`. */
export function contactPhoneFault(text: string): ContactPhoneFault | undefined {
  if (text === '') return 'required';
  return MOBILE.test(text) || LANDLINE.test(text) ? undefined : 'contact-phone-format';
}
