/** Fen as people write yuan, with separators and two decimals: 123456 is `1,234.56`. */
export const yuanIn = (fen: number): string => {
  const [whole = '', rest] = (fen / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
};
