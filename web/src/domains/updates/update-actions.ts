import type { SystemUpdate } from '@hall/contract/update-management';
import type { Action } from '../../page-kit/action.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useDeleteUpdateMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** What can be done with each update. */
export function useUpdateActions(onEdit: (update: SystemUpdate) => void): (update: SystemUpdate) => Action[] {
  const { t } = useTexts();
  const [remove] = useDeleteUpdateMutation();
  return (update) => {
    const { id, revision, version } = update;
    const removed = async () => {
      const { error } = await remove({ id, revision });
      if (!error) toastLane.show({ tone: 'success', text: t('removed') });
      return !error;
    };
    return [
      { id: 'edit', label: t('edit'), permission: 'system.updates.edit', run: () => onEdit(update) },
      {
        id: 'remove',
        label: t('remove'),
        permission: 'system.updates.delete',
        danger: true,
        confirm: t('askRemove', { version }),
        run: removed,
      },
    ];
  };
}
