import { ruleText } from '@hall/contract/errors';
import type { MenuNode } from '@hall/contract/menu';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { selectSession } from '../../shared/session/session-slice.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { changeFavourite } from './api.ts';

/** Turns the star of a function (APPS-2): one call at a time for each, and none for a fixed function, which says so. */
export function useStar(): (node: MenuNode) => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const session = useSelector(selectSession);
  const underWay = useRef(new Set<string>());
  return async (node) => {
    if (node.favourite === 'fixed') {
      toastLane.show({ tone: 'error', text: ruleText('fixed-function', currentLanguage(), {}) });
      return;
    }
    if (!session || underWay.current.has(node.id)) return;
    underWay.current.add(node.id);
    await dispatch(changeFavourite(node, session.userId));
    underWay.current.delete(node.id);
  };
}
