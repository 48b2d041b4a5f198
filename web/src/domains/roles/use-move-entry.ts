import type { MenuEntry } from '@hall/contract/permission-management';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useMoveMenuEntryMutation } from './entries-api.ts';
import { useEntriesTexts } from './entries-texts.ts';
import type { Place } from './entry-tree.ts';

/** Moves an entry, and says so. @returns whether it was moved */
export function useMoveEntry(): (entry: MenuEntry, place: Place) => Promise<boolean> {
  const { t } = useEntriesTexts();
  const [move] = useMoveMenuEntryMutation();
  return async ({ id, version }, place) => {
    const { error } = await move({ id, version, ...place });
    if (!error) toastLane.show({ tone: 'success', text: t('moved') });
    return !error;
  };
}
