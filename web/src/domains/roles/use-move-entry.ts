import type { MenuEntry } from '@hall/contract/permission-management';
import { told } from '../../shared/ui/told.ts';
import { useMoveMenuEntryMutation } from './entries-api.ts';
import { useEntriesTexts } from './entries-texts.ts';
import type { Place } from './entry-tree.ts';

/** Moves an entry, and says so. @returns whether it was moved */
export function useMoveEntry(): (entry: MenuEntry, place: Place) => Promise<boolean> {
  const { t } = useEntriesTexts();
  const [move] = useMoveMenuEntryMutation();
  return ({ id, version }, place) => told(move({ id, version, ...place }), t('moved'));
}
