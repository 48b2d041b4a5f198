type CodeFault = 'required' | 'code-format';

/** What is wrong with a verification code as typed: it has 6 digits. */
export function codeFault(text: string): CodeFault | undefined {
  if (text === '') return 'required';
  return /^\d{6}$/.test(text) ? undefined : 'code-format';
}
