import type { ManagedNotice } from '@hall/contract/notice-management';
import { useNavigate } from 'react-router-dom';
import type { Action } from '../../../page-kit/action.ts';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { usePinNoticeMutation, usePublishNoticeMutation, useRemoveNoticeMutation, useWithdrawNoticeMutation } from './api.ts';
import { readersPath } from './readers-path.ts';
import { useTexts } from './texts.ts';

type Changing = 'publish' | 'withdraw' | 'pin' | 'unpin' | 'remove';

const DONE = { publish: 'donePublish', withdraw: 'doneWithdraw', pin: 'donePin', unpin: 'doneUnpin', remove: 'doneRemove' } as const;
const ASKED = { publish: 'askPublish', withdraw: 'askWithdraw', remove: 'askRemove' } as const;

/** Does one of the changes and says so. */
function useChange() {
  const { t, pick } = useTexts();
  const [publish] = usePublishNoticeMutation();
  const [withdraw] = useWithdrawNoticeMutation();
  const [pin] = usePinNoticeMutation();
  const [remove] = useRemoveNoticeMutation();
  return async (change: Changing, { id, version, title, titleEn }: ManagedNotice): Promise<boolean> => {
    const changes = {
      publish: () => publish({ id, version }),
      withdraw: () => withdraw({ id }),
      pin: () => pin({ id, pinned: true }),
      unpin: () => pin({ id, pinned: false }),
      remove: () => remove({ id }),
    };
    const { error } = await changes[change]();
    if (!error) toastLane.show({ tone: 'success', text: t(DONE[change], { title: pick(title, titleEn) }) });
    return !error;
  };
}

/** What can be done with each notice. */
export function useNoticeActions(onEdit: (id: string) => void): (notice: ManagedNotice) => Action[] {
  const { t, pick } = useTexts();
  const change = useChange();
  const navigate = useNavigate();
  return (notice) => {
    const { id, state, pinned } = notice;
    const values = { title: pick(notice.title, notice.titleEn), count: notice.reach };
    const action = (name: Changing, more: Partial<Action> = {}): Action => ({
      id: name,
      label: t(name),
      permission: 'notices.manage',
      ...(name in ASKED && { confirm: t(ASKED[name as keyof typeof ASKED], values) }),
      run: () => change(name, notice),
      ...more,
    });
    return [
      { id: 'edit', label: t('edit'), permission: 'notices.manage', run: () => onEdit(id) },
      state === 'draft' ? action('publish') : action('withdraw', { danger: true }),
      { id: 'readers', label: t('readers'), permission: 'notices.manage.readers', run: () => void navigate(readersPath(id)) },
      action(pinned ? 'unpin' : 'pin'),
      action('remove', { danger: true, disabledBecause: state === 'draft' ? undefined : t('withdrawFirst') }),
    ];
  };
}
