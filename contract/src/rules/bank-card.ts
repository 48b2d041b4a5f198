type BankCardFault = 'required' | 'card-format';

const SHORTEST = 12;
const LONGEST = 19;

/** The number as it was typed, without the spaces that people put between its groups. */
export const cardNumberOf = (typed: string): string => typed.replace(/ /g, '');

/** The check sum of ISO/IEC 7812 over all digits, the last one among them; 0 for a sound number. */
export function luhnRemainder(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10;
}

/** What is wrong with the number of a bank card (spec 5): 12 to 19 digits, the first not 0, with the right check digit. */
export function bankCardFault(text: string): BankCardFault | undefined {
  if (text === '') return 'required';
  const sound = /^[1-9]\d*$/.test(text) && text.length >= SHORTEST && text.length <= LONGEST && luhnRemainder(text) === 0;
  return sound ? undefined : 'card-format';
}

/** The last four digits behind stars: all that is ever shown of a number. */
export const maskedCard = (lastFour: string): string => `**** **** **** ${lastFour}`;
