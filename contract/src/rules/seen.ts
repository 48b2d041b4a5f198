/** White space, marks without a letter, and what browsers draw as nothing. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether somebody sees anything of a text. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** A text without the space around it; empty where nobody sees anything of it. */
export const seenOf = (text: string | undefined): string => (text && isSeen(text) ? text.trim() : '');
