import { CATALOGUE } from '@hall/database/catalogue/index';

const CODES = new Map(CATALOGUE.codes.map(({ id, entries }) => [id, new Set(entries.map(([code]) => code))]));

/** Whether a set of codes belongs to the product. */
export const isShippedSet = (setId: string): boolean => CODES.has(setId);

/** Whether a code of a set belongs to the product. */
export const isShippedCode = (setId: string, code: string): boolean => CODES.get(setId)?.has(code) ?? false;
