import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../../shared/session/session-slice.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { keepOrder, type NewOrder, showOrder } from '../api.ts';
import { useTexts } from './texts.ts';

/** Puts the common functions in order: at once to the eye, on the server one order after another, and back by one press (APPS-4). */
export function useOrder(): (order: NewOrder, name: string) => Promise<void> {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const session = useSelector(selectSession);
  const last = useRef(Promise.resolve(true));
  const put = (order: NewOrder): Promise<boolean> => {
    if (!session) return Promise.resolve(false);
    dispatch(showOrder(order.after));
    const own: Promise<boolean> = last.current.then(() => dispatch(keepOrder(order, session.userId, () => last.current === own)));
    last.current = own;
    return own;
  };
  return async (order, name) => {
    if (!(await put(order))) return;
    const back = { before: order.after, after: order.before };
    toastLane.show({ tone: 'info', text: t('moved', { name }), action: { label: t('undo'), run: () => void put(back) } });
  };
}
