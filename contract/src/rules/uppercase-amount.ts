type AmountFault = 'amount-not-a-number' | 'amount-too-large' | 'amount-precision';

/** Whole digits of the largest amount: it stays below 1e15 (spec 9). */
const WHOLE_DIGITS = 15;
const DECIMALS = 4;

const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const PLACES = ['仟', '佰', '拾', ''] as const;
const FRACTIONS = ['角', '分', '厘', '毫'] as const;

interface Parts {
  readonly negative: boolean;
  /** Without zeros before it; empty for 0. */
  readonly whole: string;
  /** Without zeros after it. */
  readonly decimals: string;
}

function partsOf(amount: string): Parts | AmountFault {
  const [, sign, digits = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (sign === undefined) return 'amount-not-a-number';
  const whole = digits.replace(/^0+/, '');
  if (whole.length > WHOLE_DIGITS) return 'amount-too-large';
  if (fraction.length > DECIMALS) return 'amount-precision';
  return { negative: sign === '-', whole, decimals: fraction.replace(/0+$/, '') };
}

/** Digits with their places. A run of zeros between others is one 零; zeros at the end say nothing. */
function read(digits: string, places: readonly string[]): string {
  let text = '';
  let gap = false;
  [...digits].forEach((digit, index) => {
    if (digit === '0') {
      gap = true;
      return;
    }
    text += (gap && text !== '' ? '零' : '') + DIGITS[Number(digit)] + places[index];
    gap = false;
  });
  return text;
}

/** Reads a number above one of its units (万 or 亿), the unit, and what is below it. */
function aroundUnit(digits: string, below: number, unit: string, readHigh: (high: string) => string, readLow: (low: string) => string) {
  if (digits.length <= below) return readLow(digits);
  const [high, low] = [readHigh(digits.slice(0, -below)), readLow(digits.slice(-below))];
  const gap = high !== '' && low !== '' && digits.at(-below) === '0' ? '零' : '';
  return (high === '' ? '' : high + unit) + gap + low;
}

const belowTenThousand = (digits: string): string => read(digits, PLACES.slice(-digits.length));
const belowHundredMillion = (digits: string): string => aroundUnit(digits, 4, '万', belowTenThousand, belowTenThousand);
const wholeNumber = (digits: string): string => aroundUnit(digits, 8, '亿', belowHundredMillion, belowHundredMillion);

/** What keeps an amount from being written in capitals (spec 5, 8), or `undefined`. */
export function amountFault(amount: string): AmountFault | undefined {
  const parts = partsOf(amount);
  return typeof parts === 'string' ? parts : undefined;
}

/**
 * An amount in yuan in the capitals of Chinese bookkeeping: `1005.2` is 壹仟零伍元贰角整. 整 follows 元 and 角; less than nothing
 * begins with 负. Digits are read as text, so no amount is ever rounded.
 * @param amount decimal text: a sign, digits, a point and at most four decimals; below 1e15
 * @returns `undefined` for what {@link amountFault} finds fault with
 */
export function uppercaseAmount(amount: string): string | undefined {
  const parts = partsOf(amount);
  if (typeof parts === 'string') return undefined;
  const { negative, whole, decimals } = parts;
  if (whole === '' && decimals === '') return '零元整';
  const yuan = whole === '' ? '' : `${wholeNumber(whole)}元`;
  const gap = yuan !== '' && decimals.startsWith('0') ? '零' : '';
  const end = decimals.length <= 1 ? '整' : '';
  return `${negative ? '负' : ''}${yuan}${gap}${read(decimals, FRACTIONS)}${end}`;
}
