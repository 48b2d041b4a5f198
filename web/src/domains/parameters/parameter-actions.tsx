import type { ParameterSetting } from '@hall/contract/parameter-management';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useDeleteParameterMutation, useRestoreParameterMutation } from './api.ts';
import { useTexts } from './texts.ts';

const PERMISSION = 'system.parameters.edit';

/** What is done with a parameter in a dialog of its own. */
export interface ParameterDialogs {
  readonly onEdit: (setting: ParameterSetting) => void;
  readonly onHistory: (setting: ParameterSetting) => void;
}

/** What can be done with each parameter. */
export function useParameterActions({ onEdit, onHistory }: ParameterDialogs): (setting: ParameterSetting) => Action[] {
  const { t, pick } = useTexts();
  const [restore] = useRestoreParameterMutation();
  const [remove] = useDeleteParameterMutation();
  return (setting) => {
    const { id, version, shipped } = setting;
    const name = pick(setting.name, setting.nameEn);
    const own: Action = {
      ...{ id: 'remove', label: t('remove'), permission: PERMISSION, danger: true },
      confirm: t('askRemove', { name }),
      run: () => told(remove({ id, version }), t('removed')),
    };
    const restoring: Action = {
      ...{ id: 'restore', label: t('restore'), permission: PERMISSION },
      disabledBecause: setting.restorable ? undefined : t('isDefault'),
      confirm: t('askRestore', { name, value: pick(setting.fallback, setting.fallbackEn) }),
      run: () => told(restore({ id, version }), t('restored')),
    };
    return [
      { id: 'edit', label: t('edit'), permission: PERMISSION, run: () => onEdit(setting) },
      { id: 'history', label: t('history'), run: () => onHistory(setting) },
      shipped ? restoring : own,
    ];
  };
}
