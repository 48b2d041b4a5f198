import { TEXT_MAX } from './constants.ts';

type TextFault = 'required' | 'too-long';

/**
 * What is wrong with a text that must be given (spec 5): nothing but white space, or longer than allowed.
 * @param maximum in UTF-16 code units, which is what browsers count in inputs
 */
export function textFault(text: string, maximum = TEXT_MAX): TextFault | undefined {
  if (text.trim() === '') return 'required';
  return text.length > maximum ? 'too-long' : undefined;
}
