const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/** A decimal number as a whole number of its last digits, and how many digits follow the point. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

function scaledOf(value: unknown): Scaled | undefined {
  const match = DECIMAL.exec(String(value ?? '').trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

const atScale = ({ units, scale }: Scaled, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

function textOf(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The exact sum of decimal numbers given as text or numbers; what is no number counts nothing. */
export function sumOf(values: readonly unknown[]): string {
  const numbers = values.flatMap((value) => scaledOf(value) ?? []);
  const scale = Math.max(0, ...numbers.map((number) => number.scale));
  return textOf(
    numbers.reduce((sum, number) => sum + atScale(number, scale), 0n),
    scale,
  );
}

/** Whether the one decimal number is greater than the other; what is no number is never. */
export function isGreater(one: unknown, other: unknown): boolean {
  const [left, right] = [scaledOf(one), scaledOf(other)];
  if (!left || !right) return false;
  const scale = Math.max(left.scale, right.scale);
  return atScale(left, scale) > atScale(right, scale);
}

/** A decimal number with at least so many digits after the point; what is no number stays as it is. */
export function withDecimals(text: string, decimals: number): string {
  const number = scaledOf(text);
  if (!number) return text;
  const scale = Math.max(decimals, number.scale);
  return textOf(atScale(number, scale), scale);
}

/** Rounded half away from zero to two digits after the point. */
function inFen(number: Scaled): bigint {
  if (number.scale <= 2) return atScale(number, 2);
  const divisor = 10n ** BigInt(number.scale - 2);
  const half = number.units < 0n ? -divisor / 2n : divisor / 2n;
  return (number.units + half) / divisor;
}

export interface Amount {
  readonly text: string;
  readonly negative: boolean;
}

/** An amount in yuan with thousands separators and two digits after the point; undefined for what is no number. */
export function amountOf(value: unknown): Amount | undefined {
  const number = scaledOf(value);
  if (!number) return undefined;
  const fen = inFen(number);
  return { text: textOf(fen, 2).replace(/\B(?=(\d{3})+(?=\.))/g, ','), negative: fen < 0n };
}

/** An amount in yuan as people read it beside text: `¥ 1,200.50`. */
export const yuanText = (amount: string): string => `¥ ${amountOf(amount)?.text ?? amount}`;
