/** The parameter of the address that names the notice. */
export const NOTICE_PARAMETER = 'notice';

/** Where it is told who has read a notice. */
export const readersPath = (id: string): string => `/xtsz/notices/readers?${NOTICE_PARAMETER}=${encodeURIComponent(id)}`;
