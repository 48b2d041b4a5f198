/** Number in interbank codes, name, and English name. */
const BANKS = [
  ['102', '中国工商银行', 'Industrial and Commercial Bank of China'],
  ['103', '中国农业银行', 'Agricultural Bank of China'],
  ['104', '中国银行', 'Bank of China'],
  ['105', '中国建设银行', 'China Construction Bank'],
  ['301', '交通银行', 'Bank of Communications'],
  ['308', '招商银行', 'China Merchants Bank'],
  ['302', '中信银行', 'China CITIC Bank'],
  ['403', '中国邮政储蓄银行', 'Postal Savings Bank of China'],
] as const;

/** Places in the seed's town that branches are named after. */
const PLACES = [
  ['江州分行营业部', 'Jiangzhou Branch, Main Office'],
  ['江州云麓支行', 'Jiangzhou Yunlu Sub-branch'],
  ['江州学府路支行', 'Jiangzhou Xuefu Road Sub-branch'],
  ['江州滨江支行', 'Jiangzhou Riverside Sub-branch'],
  ['江州高新区支行', 'Jiangzhou High-Tech Zone Sub-branch'],
] as const;

/** The seed's town in interbank codes; a number that no town has. */
const TOWN = '5599';

/** A last digit for the first eleven of an interbank code, so that neighbours differ in more than one digit. */
const lastDigit = (digits: string): number => [...digits].reduce((sum, digit, index) => sum + Number(digit) * ((index % 9) + 2), 0) % 10;

/** Forty branches in a town of the seed's own: their codes have the form of real ones and are nobody's. */
export const BANK_BRANCHES = BANKS.flatMap(([number, bank, bankEn], bankIndex) =>
  PLACES.map(([place, placeEn], placeIndex) => {
    const digits = `${number}${TOWN}${String(bankIndex * 10 + placeIndex + 11).padStart(4, '0')}`;
    return { code: digits + lastDigit(digits), name: bank + place, nameEn: `${bankEn}, ${placeEn}`, bank, bankEn };
  }),
);
