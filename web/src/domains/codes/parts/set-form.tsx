import { type CodeSet, CodeSetDraft } from '@hall/contract/codes';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useChangeSetMutation, useCodeSetsQuery, useCreateSetMutation } from '../api.ts';
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

function Fields({ set, title, onClose }: SetFormProps & { readonly title: string }) {
  const { t } = useTexts();
  const [create] = useCreateSetMutation();
  const [change] = useChangeSetMutation();
  const send = (draft: CodeSetDraft) =>
    set ? change({ ...draft, setId: set.setId, version: set.version }).unwrap() : create(draft).unwrap();
  const saved = () => {
    toastLane.show({ tone: 'success', text: t('saved') });
    onClose();
  };
  return (
    <EntityForm label={title} initial={set ? initialOf(set) : NEW} onSend={send} onSent={saved} onCancel={onClose}>
      <TextField name="setId" disabled={set !== undefined} {...(!set && { hint: t('setIdHint'), ...FIRST_FOCUS })} />
      <TextField name="name" {...(set && FIRST_FOCUS)} />
      <TextField name="nameEn" />
      <OrderAndStatus form={form} />
    </EntityForm>
  );
}

/** Somebody else may have changed it since the list was read. */
function Stored({ setId, ...props }: Omit<SetFormProps, 'set'> & { readonly setId: string; readonly title: string }) {
  const query = useCodeSetsQuery({ setId, page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: query.isFetching ? undefined : query.currentData?.rows[0] }} lines={6}>
      {(set) => <Fields {...props} set={set} />}
    </QueryView>
  );
}

/** Adds a set of codes, or changes one (SYS-5). */
export function SetForm({ set, onClose }: SetFormProps) {
  const { t, pick } = useTexts();
  const title = set ? t('editSet', { name: pick(set.name, set.nameEn) }) : t('addSet');
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {set ? <Stored setId={set.setId} title={title} onClose={onClose} /> : <Fields title={title} onClose={onClose} />}
    </Dialog>
  );
}
