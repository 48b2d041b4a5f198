import { EntryMove, type MenuEntry } from '@hall/contract/permission-management';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useMoveMenuEntryMutation } from '../entries-api.ts';
import { useEntriesTexts } from '../entries-texts.ts';
import type { EntryTree } from '../entry-tree.ts';
import { DirectorySelect, TOP } from './directory-select.tsx';

export interface MoveEntryProps {
  readonly tree: EntryTree;
  readonly entry: MenuEntry;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(EntryMove);

/** Moves an entry to another directory, as its last one. */
export function MoveEntry({ tree, entry, onClose }: MoveEntryProps) {
  const { t, pick } = useEntriesTexts();
  const [move] = useMoveMenuEntryMutation();
  const title = t('moveWhich', { name: pick(entry.name, entry.nameEn) });
  const { id, version } = entry;
  return (
    <Dialog title={title} width={480} onClose={onClose}>
      <EntityForm
        label={title}
        send={t('move')}
        initial={{ parentId: entry.parentId ?? TOP }}
        onSend={({ parentId }) => move({ id, version, parentId: parentId || undefined }).unwrap()}
        onSent={toldAndClosed(t('moved'), onClose)}
        onCancel={onClose}
      >
        <FormField name="parentId">
          <DirectorySelect tree={tree} without={id} />
        </FormField>
      </EntityForm>
    </Dialog>
  );
}
