import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { HOME_TAB } from '../tabs/tabs-state.ts';

/**
 * Where a person goes on who was kept in the personal center and is no longer: the page that was asked for, else home; `undefined` for
 * everybody else, and once the person has gone.
 */
export function useWayOn(confined: boolean): string | undefined {
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<string>();
  const away = pathname !== CENTER_PATH;
  if (confined && asked === undefined) setAsked(away ? pathname + search : HOME_TAB.href);
  if (!confined && away && asked !== undefined) setAsked(undefined);
  return confined ? undefined : asked;
}
