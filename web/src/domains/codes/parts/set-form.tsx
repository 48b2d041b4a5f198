import { type CodeSet, CodeSetDraft } from '@hall/contract/codes';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useChangeSetMutation, useCodeSetsQuery, useCreateSetMutation, useLazyCodeSetsQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { OrderAndStatus } from './order-and-status.tsx';

export interface SetFormProps {
  /** The set that is changed; a new one without. */
  readonly set?: CodeSet | undefined;
  readonly onClose: () => void;
}

const form = formOf(CodeSetDraft);
const { EntityForm, TextField } = form;

const NEW: Partial<CodeSetDraft> = { order: 100, enabled: true };

function initialOf({ setId, name, nameEn, order, enabled }: CodeSet): CodeSetDraft {
  return { setId, name, nameEn, order, enabled };
}

interface OwnFormProps {
  readonly title: string;
  readonly onClose: () => void;
}

function NewSet({ title, onClose }: OwnFormProps) {
  const { t } = useTexts();
  const [create] = useCreateSetMutation();
  return (
    <EntityForm
      label={title}
      initial={NEW}
      onSend={(draft) => create(draft).unwrap()}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      <TextField name="setId" hint={t('setIdHint')} {...FIRST_FOCUS} />
      <TextField name="name" />
      <TextField name="nameEn" />
      <OrderAndStatus form={form} />
    </EntityForm>
  );
}

function KnownSet({ set, title, onClose }: OwnFormProps & { readonly set: CodeSet }) {
  const { t } = useTexts();
  const [change] = useChangeSetMutation();
  const [ask] = useLazyCodeSetsQuery();
  const { setId } = set;
  const { now, saving } = useMeanwhile(set, async () => (await ask({ setId, page: 1, pageSize: 1 }).unwrap()).rows[0]);
  return (
    <EntityForm
      label={title}
      initial={initialOf(set)}
      onSend={(draft) => saving(({ version }) => change({ ...draft, setId, version }).unwrap())}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      <Meanwhile entity={CodeSetDraft} opened={set} now={now} />
      <TextField name="setId" disabled />
      <TextField name="name" {...FIRST_FOCUS} />
      <TextField name="nameEn" />
      <OrderAndStatus form={form} />
    </EntityForm>
  );
}

/** Somebody else may have changed it since the list was read. */
function Stored({ setId, ...props }: OwnFormProps & { readonly setId: string }) {
  const query = useCodeSetsQuery({ setId, page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query)?.rows[0] }} lines={6}>
      {(set) => <KnownSet {...props} set={set} />}
    </QueryView>
  );
}

/** Adds a set of codes, or changes one (SYS-5). */
export function SetForm({ set, onClose }: SetFormProps) {
  const { t, pick } = useTexts();
  const title = set ? t('editSet', { name: pick(set.name, set.nameEn) }) : t('addSet');
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {set ? <Stored setId={set.setId} title={title} onClose={onClose} /> : <NewSet title={title} onClose={onClose} />}
    </Dialog>
  );
}
