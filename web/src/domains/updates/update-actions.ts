import type { SystemUpdate } from '@hall/contract/update-management';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useDeleteUpdateMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** What can be done with each update. */
export function useUpdateActions(onEdit: (update: SystemUpdate) => void): (update: SystemUpdate) => Action[] {
  const { t } = useTexts();
  const [remove] = useDeleteUpdateMutation();
  return (update) => {
    const { id, revision, version } = update;
    return [
      { id: 'edit', label: t('edit'), permission: 'system.updates.edit', run: () => onEdit(update) },
      {
        id: 'remove',
        label: t('remove'),
        permission: 'system.updates.delete',
        danger: true,
        confirm: t('askRemove', { version }),
        run: () => told(remove({ id, revision }), t('removed')),
      },
    ];
  };
}
