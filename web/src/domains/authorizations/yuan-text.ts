import { amountOf } from '../../page-kit/table/decimal.ts';

/** An amount in yuan as people read it: `¥ 1,200.50`. */
export const yuanText = (amount: string): string => `¥ ${amountOf(amount)?.text ?? amount}`;
