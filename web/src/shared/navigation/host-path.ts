/** What the address of the host page says to it alone; all else is for the page that it leads to. */
export const HOST_OWN: readonly string[] = ['menu', 'menus', 'activeindex', 'url'];

/** The page that shows a function of the menu by its id, whatever it takes to open it. */
export const hostPath = (menuId: string): string => `/qtxt?menu=${encodeURIComponent(menuId)}`;
