import { type CodeEntry, CodeEntryDraft, type CodeSet } from '@hall/contract/codes';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useChangeEntryMutation, useCodeEntriesQuery, useCreateEntryMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { OrderAndStatus } from './order-and-status.tsx';

export interface EntryFormProps {
  readonly set: CodeSet;
  /** The code that is changed; a new one without. */
  readonly entry?: CodeEntry | undefined;
  readonly onClose: () => void;
}

const form = formOf(CodeEntryDraft);
const { EntityForm, TextField } = form;

const STEP = 10;

interface FieldsProps extends EntryFormProps {
  readonly title: string;
}

/** A new one stands behind the others. */
function initialOf({ setId, entries }: CodeSet, entry: CodeEntry | undefined): Partial<CodeEntryDraft> {
  if (!entry) return { setId, order: (entries + 1) * STEP, enabled: true };
  const { code, name, nameEn, order, enabled } = entry;
  return { setId, code, name, nameEn, order, enabled };
}

function Fields({ set, entry, title, onClose }: FieldsProps) {
  const { t } = useTexts();
  const [create] = useCreateEntryMutation();
  const [change] = useChangeEntryMutation();
  const { setId } = set;
  const send = (draft: CodeEntryDraft) =>
    entry ? change({ ...draft, setId, code: entry.code, version: entry.version }).unwrap() : create({ ...draft, setId }).unwrap();
  const saved = () => {
    toastLane.show({ tone: 'success', text: t('saved') });
    onClose();
  };
  return (
    <EntityForm label={title} initial={initialOf(set, entry)} onSend={send} onSent={saved} onCancel={onClose}>
      <TextField name="code" disabled={entry !== undefined} {...(!entry && { hint: t('codeHint'), ...FIRST_FOCUS })} />
      <TextField name="name" {...(entry && FIRST_FOCUS)} />
      <TextField name="nameEn" />
      <OrderAndStatus form={form} />
    </EntityForm>
  );
}

/** Somebody else may have changed it since the list was read. */
function Stored({ code, ...props }: Omit<FieldsProps, 'entry'> & { readonly code: string }) {
  const asked = { setId: props.set.setId, code, page: 1, pageSize: 1 };
  const query = useCodeEntriesQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: query.isFetching ? undefined : query.currentData?.rows[0] }} lines={6}>
      {(entry) => <Fields {...props} entry={entry} />}
    </QueryView>
  );
}

/** Adds a code to a set, or changes one (SYS-5). */
export function EntryForm({ set, entry, onClose }: EntryFormProps) {
  const { t, pick } = useTexts();
  const title = entry ? t('editEntry', { name: pick(entry.name, entry.nameEn) }) : t('addEntry');
  const props = { set, title, onClose };
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {entry ? <Stored {...props} code={entry.code} /> : <Fields {...props} />}
    </Dialog>
  );
}
