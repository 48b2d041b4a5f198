import { CheckOutlined } from '@ant-design/icons';
import { useDispatch } from 'react-redux';
import type { Action } from '../../page-kit/action.ts';
import { renewMe } from '../../shared/account/me-api.ts';
import { useUnread } from '../../shared/account/use-unread.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useReadAllMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** Marks all notices as read, once the person has been told how many those are; none while that is not known (NOTICE-8). */
export function useReadAll(): readonly Action[] {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const count = useUnread();
  const [readAll] = useReadAllMutation();
  if (count === undefined) return [];
  const run = async (): Promise<boolean> => {
    const { data } = await readAll({ told: count });
    if (data === undefined) await dispatch(renewMe());
    else toastLane.show({ tone: 'success', text: t('allMarked', { count: data }) });
    return data !== undefined;
  };
  const nothing = count === 0 ? { disabledBecause: t('allAreRead') } : {};
  return [
    { id: 'read-all', label: t('readAll'), icon: <CheckOutlined aria-hidden />, confirm: t('askReadAll', { count }), ...nothing, run },
  ];
}
