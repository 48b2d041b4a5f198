import type { CodeSet } from '@hall/contract/codes';
import { useNavigate } from 'react-router-dom';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useDeleteSetMutation } from './api.ts';
import { entriesPath } from './entries-path.ts';
import { useTexts } from './texts.ts';

/** What can be done with each set of codes. */
export function useSetActions(onEdit: (set: CodeSet) => void): (set: CodeSet) => Action[] {
  const { t, pick } = useTexts();
  const navigate = useNavigate();
  const [remove] = useDeleteSetMutation();
  return (set) => {
    const { setId, version, entries, shipped } = set;
    return [
      { id: 'entries', label: t('entries'), permission: 'system.codes.entries', run: () => void navigate(entriesPath(setId)) },
      { id: 'edit', label: t('edit'), permission: 'system.codes.edit', run: () => onEdit(set) },
      {
        id: 'remove',
        label: t('remove'),
        permission: 'system.codes.delete',
        danger: true,
        disabledBecause: shipped ? t('builtInStays') : undefined,
        confirm: t('askRemoveSet', { name: pick(set.name, set.nameEn), count: entries }),
        run: () => told(remove({ setId, version, entries }), t('removed')),
      },
    ];
  };
}
