import type { QueryField } from '@hall/contract/query-fields';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedOver, type KeptOn, openedWith } from './kept-query.ts';
import { type Asked, asksSomething, type PageState } from './page-address.ts';
import type { Restorable } from './use-restorable.ts';

export interface Opening {
  /** What the page begins with, which its address does not say yet. */
  readonly state: Partial<PageState> | undefined;
  /** What of it is there only because it was asked for last, and the person has not been told by a name. */
  readonly carried: Asked | undefined;
}

const NOTHING: Opening = { state: undefined, carried: undefined };

/**
 * What a page opens with: where the address asks for nothing, the person's default query, else the last one (QUERY-4), and what the page
 * begins with.
 */
export function useOpening(restorable: Restorable | undefined, page: KeptOn): Opening {
  const location = useLocation();
  const [opening] = useState((): Opening => {
    if (asksSomething(location, page.fields)) return NOTHING;
    return { state: openedWith(restorable?.query, page), carried: carriedOver(restorable?.query, page) };
  });
  return opening;
}

/** Whether it is known what a page opens with, or once was; an address that asks for something says so itself. */
export function useOpeningKnown(pageId: string, restorable: Restorable | undefined, fields: readonly QueryField[] | undefined): boolean {
  const location = useLocation();
  const isKnown = fields !== undefined && (restorable !== undefined || asksSomething(location, fields));
  const [knownOf, setKnownOf] = useState<string>();
  if (isKnown && knownOf !== pageId) setKnownOf(pageId);
  return isKnown || knownOf === pageId;
}
