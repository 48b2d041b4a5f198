import type { TodoSetting } from '@hall/contract/todo-sources';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useDeleteSourceMutation, useEnableSourceMutation } from './sources-api.ts';
import { useSourcesTexts } from './sources-texts.ts';

const PERMISSION = 'system.todo-sources';

/** What is done with a source in a dialog of its own. */
export interface SourceDialogs {
  readonly onEdit: (source: TodoSetting) => void;
  readonly onTry: (source: TodoSetting) => void;
}

/** What can be done with each source. */
export function useSourceActions({ onEdit, onTry }: SourceDialogs): (source: TodoSetting) => Action[] {
  const { t, pick } = useSourcesTexts();
  const [enable] = useEnableSourceMutation();
  const [remove] = useDeleteSourceMutation();
  return (source) => {
    const { id, enabled } = source;
    const name = pick(source.name, source.nameEn);
    const switched = () => told(enable({ id, enabled: !enabled }), t(enabled ? 'disabled' : 'enabled'));
    return [
      { id: 'try', label: t('tryIt'), permission: PERMISSION, run: () => onTry(source) },
      { id: 'edit', label: t('edit'), permission: PERMISSION, run: () => onEdit(source) },
      {
        id: 'switch',
        label: t(enabled ? 'disable' : 'enable'),
        permission: PERMISSION,
        ...(enabled && { confirm: t('askDisable', { name }) }),
        run: switched,
      },
      {
        id: 'remove',
        label: t('remove'),
        permission: PERMISSION,
        danger: true,
        confirm: t('askRemove', { name }),
        run: () => told(remove({ id }), t('removed')),
      },
    ];
  };
}
