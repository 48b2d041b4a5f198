/** The parameter of the address that names the set. */
export const SET_PARAMETER = 'set';

/** Where the codes of a set are. */
export const entriesPath = (setId: string): string => `/xtsz/codes/entries?${SET_PARAMETER}=${encodeURIComponent(setId)}`;
