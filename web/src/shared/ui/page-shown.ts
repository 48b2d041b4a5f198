import { createContext, useContext } from 'react';

/** Whether the page is shown, and not kept behind another tab. */
export const PageShown = createContext(true);

/** Tells what a page places elsewhere in the document, such as a dialog, whether the page is shown. */
export const usePageShown = (): boolean => useContext(PageShown);
