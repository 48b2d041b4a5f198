/** The page that shows a function of the menu by its id, whatever it takes to open it. */
export const hostPath = (menuId: string): string => `/qtxt?menu=${encodeURIComponent(menuId)}`;
