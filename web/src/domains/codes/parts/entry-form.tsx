import { type CodeEntry, CodeEntryDraft, type CodeSet } from '@hall/contract/codes';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useChangeEntryMutation, useCodeEntriesQuery, useCreateEntryMutation, useLazyCodeEntriesQuery } from '../api.ts';
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

interface OwnFormProps {
  readonly set: CodeSet;
  readonly title: string;
  readonly onClose: () => void;
}

/** A new one stands behind the others. */
function NewEntry({ set: { setId, entries }, title, onClose }: OwnFormProps) {
  const { t } = useTexts();
  const [create] = useCreateEntryMutation();
  return (
    <EntityForm
      label={title}
      initial={{ setId, order: (entries + 1) * STEP, enabled: true }}
      onSend={(draft) => create({ ...draft, setId }).unwrap()}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      <TextField name="code" hint={t('codeHint')} {...FIRST_FOCUS} />
      <TextField name="name" />
      <TextField name="nameEn" />
      <OrderAndStatus form={form} />
    </EntityForm>
  );
}

const draftOf = (setId: string, { code, name, nameEn, order, enabled }: CodeEntry) => ({ setId, code, name, nameEn, order, enabled });

function KnownEntry({ set: { setId }, entry, title, onClose }: OwnFormProps & { readonly entry: CodeEntry }) {
  const { t } = useTexts();
  const [change] = useChangeEntryMutation();
  const [ask] = useLazyCodeEntriesQuery();
  const { code } = entry;
  const { now, saving } = useMeanwhile(entry, async () => (await ask({ setId, code, page: 1, pageSize: 1 }).unwrap()).rows[0]);
  return (
    <EntityForm
      label={title}
      initial={draftOf(setId, entry)}
      onSend={(draft) => saving(({ version }) => change({ ...draft, setId, code, version }).unwrap())}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      {now !== entry && <Meanwhile entity={CodeEntryDraft} opened={draftOf(setId, entry)} now={draftOf(setId, now)} />}
      <TextField name="code" disabled />
      <TextField name="name" {...FIRST_FOCUS} />
      <TextField name="nameEn" />
      <OrderAndStatus form={form} />
    </EntityForm>
  );
}

/** Somebody else may have changed it since the list was read. */
function Stored({ code, ...props }: OwnFormProps & { readonly code: string }) {
  const asked = { setId: props.set.setId, code, page: 1, pageSize: 1 };
  const query = useCodeEntriesQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query)?.rows[0] }} lines={6}>
      {(entry) => <KnownEntry {...props} entry={entry} />}
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
      {entry ? <Stored {...props} code={entry.code} /> : <NewEntry {...props} />}
    </Dialog>
  );
}
