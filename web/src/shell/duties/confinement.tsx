import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { tabShown } from '../tabs/tabs-slice.ts';
import { type Confining, placeOf, tellRule } from './confining.ts';

/** Keeps the person in the personal center: menu, tabs, links, Back and Forward lead nowhere else. */
function useTurnAway({ rule }: Confining): void {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== CENTER_PATH);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    tellRule(rule);
    // Closing the tab of the personal center would lead away as well, so it stays open.
    dispatch(tabShown({ key: CENTER_PATH, href: CENTER_PATH + search }));
  }, [blocker, rule, dispatch, search]);
}

/** Goes to where the duty is met when it begins, and from every other address (a typed one, a reload, another browser tab). */
export function Confinement({ confining }: { readonly confining: Confining }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const away = pathname !== CENTER_PATH;
  const { duty, rule } = confining;
  const sentFor = useRef<string>(undefined);
  useTurnAway(confining);
  useEffect(() => {
    if (!away && sentFor.current === duty) return;
    sentFor.current = duty;
    tellRule(rule);
    void navigate(placeOf({ duty, rule }), { replace: true });
  }, [away, duty, rule, navigate]);
  return null;
}
