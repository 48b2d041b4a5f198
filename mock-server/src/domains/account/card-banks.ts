/** First digits of card numbers by bank (the banks' own published issuer numbers). */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  中国工商银行: ['622200', '622202', '622203', '622208', '621225', '621226', '621281', '955880'],
  中国农业银行: ['622848', '622845', '622846', '621336', '95599'],
  中国银行: ['621660', '621661', '621663', '621785', '456351', '601382'],
  中国建设银行: ['621700', '622700', '622280', '436742', '621081'],
  交通银行: ['622258', '622260', '622262', '405512'],
  招商银行: ['621483', '621485', '622588', '622609', '410062'],
  中信银行: ['622690', '622696', '622698', '621773'],
  中国邮政储蓄银行: ['622188', '621098', '621799', '622199'],
};

/** The bank of a card, by the first digits of its number, where they are known here. */
export const bankOfCard = (number: string): string | undefined =>
  Object.entries(PREFIXES).find(([, prefixes]) => prefixes.some((prefix) => number.startsWith(prefix)))?.[0];
