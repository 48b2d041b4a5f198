import type { Dispatch } from '@reduxjs/toolkit';
import type { Location } from 'react-router-dom';
import { namedPath } from '../named-path.ts';
import { keyOf } from './tab-key.ts';
import { tabLedTo } from './tabs-slice.ts';

interface Router {
  readonly subscribe: (listener: (state: { readonly location: Location }) => void) => unknown;
}

/**
 * Has open tabs know the address of their pages from the moment the router has it: who goes on before the page is drawn for it would come
 * back to the address before (TABS-5).
 */
export function followAddress(router: Router, dispatch: Dispatch): void {
  router.subscribe(({ location: { pathname, search, hash } }) => {
    if (namedPath({ search }) === undefined) dispatch(tabLedTo({ key: keyOf(pathname, search), href: pathname + search + hash }));
  });
}
