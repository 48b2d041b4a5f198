/** The parameter of the address that names the page. */
export const PAGE_PARAMETER = 'page';

/** Where a page is arranged. */
export const setupPath = (pageId: string): string => `/xtsz/pages/setup?${PAGE_PARAMETER}=${encodeURIComponent(pageId)}`;
