/** An amount in yuan as people read it: `¥ 1,200.50`. */
export const yuanText = (amount: string): string => `¥ ${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
