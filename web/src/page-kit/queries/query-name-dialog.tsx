import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { partOf } from '@hall/contract/wire/entity';
import { formOf } from '../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';

export interface QueryNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Keeps the name. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const { EntityForm, TextField } = formOf(partOf(savedQueriesEndpoints.saveQuery.request, 'name'));

/** Asks what a query is to be called. */
export function QueryNameDialog({ title, name, onSave, onClose }: QueryNameDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={title} width={440} onClose={onClose}>
      <EntityForm label={title} initial={{ name }} onSend={(query) => onSave(query.name ?? '')} onSent={onClose} onCancel={onClose}>
        <TextField name="name" label={t('queryName')} required {...FIRST_FOCUS} />
      </EntityForm>
    </Dialog>
  );
}
