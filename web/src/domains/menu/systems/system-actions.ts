import type { SystemSetting } from '@hall/contract/linked-system-management';
import type { Action } from '../../../page-kit/action.ts';
import { told } from '../../../shared/ui/told.ts';
import { useDeleteSystemMutation } from './systems-api.ts';
import { useTexts } from './texts.ts';

/** What is done with a system in a dialog of its own. */
interface SystemDialogs {
  readonly onEdit: (system: SystemSetting) => void;
  readonly onTry: (system: SystemSetting) => void;
}

/** What can be done with each system. */
export function useSystemActions({ onEdit, onTry }: SystemDialogs): (system: SystemSetting) => Action[] {
  const { t, pick } = useTexts();
  const [remove] = useDeleteSystemMutation();
  return (system) => {
    const { id, version, entries } = system;
    return [
      { id: 'try', label: t('tryIt'), run: () => onTry(system) },
      { id: 'edit', label: t('edit'), permission: 'system.linked-systems.edit', run: () => onEdit(system) },
      {
        id: 'remove',
        label: t('remove'),
        permission: 'system.linked-systems.delete',
        danger: true,
        disabledBecause: entries > 0 ? t('inUse', { count: entries }) : undefined,
        confirm: t('askRemove', { name: pick(system.name, system.nameEn) }),
        run: () => told(remove({ id, version }), t('removed')),
      },
    ];
  };
}
