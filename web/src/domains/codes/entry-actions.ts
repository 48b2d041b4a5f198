import type { CodeEntry } from '@hall/contract/codes';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useDeleteEntryMutation, useSwitchEntryMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** What can be done with each code of a set. */
export function useEntryActions(setId: string, onEdit: (entry: CodeEntry) => void): (entry: CodeEntry) => Action[] {
  const { t, pick } = useTexts();
  const [change] = useSwitchEntryMutation();
  const [remove] = useDeleteEntryMutation();
  const obstacleOf = ({ shipped, used }: CodeEntry) => {
    if (shipped) return t('builtInStays');
    return used ? t('usedStays') : undefined;
  };
  return (entry) => {
    const { code, name, nameEn, order, enabled, version } = entry;
    const called = pick(name, nameEn);
    const switched = () =>
      told(change({ setId, code, name, nameEn, order, version, enabled: !enabled }), t(enabled ? 'disabledDone' : 'enabledDone'));
    return [
      { id: 'edit', label: t('edit'), permission: 'system.codes.edit', run: () => onEdit(entry) },
      {
        id: 'switch',
        label: t(enabled ? 'disable' : 'enable'),
        permission: 'system.codes.edit',
        ...(enabled && { confirm: t('askDisable', { name: called }) }),
        run: switched,
      },
      {
        id: 'remove',
        label: t('remove'),
        permission: 'system.codes.delete',
        danger: true,
        disabledBecause: obstacleOf(entry),
        confirm: t('askRemoveEntry', { name: called }),
        run: () => told(remove({ setId, code, version }), t('removed')),
      },
    ];
  };
}
