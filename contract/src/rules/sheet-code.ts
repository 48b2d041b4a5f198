/** The letters of a verification code: Crockford's, of which none is taken for another. */
export const SHEET_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a verification code: 60 bits, which nobody guesses. */
export const SHEET_CODE_LENGTH = 12;

const CODE = new RegExp(`^[${SHEET_CODE_LETTERS}]{${SHEET_CODE_LENGTH}}$`);
/** What people read and type in place of a letter that is there. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** What a QR code holds is an address whose query has the code. */
const codePart = (text: string): string => /[?&]code=([^&#]*)/.exec(text)?.[1] ?? text;

/** The verification code in what was typed or scanned: with or without its strokes, in any case, or in the address that a QR code holds. */
export function sheetCodeIn(text: string): string | undefined {
  const code = codePart(text.normalize('NFKC').trim())
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
  return CODE.test(code) ? code : undefined;
}

/** A verification code as people read it: `7K2M-P0QD-41XA`. */
export const spacedSheetCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
