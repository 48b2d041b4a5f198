import { knownParameter } from '@hall/contract/parameter-groups';
import { ParameterDraft, type ParameterSetting } from '@hall/contract/parameter-management';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useChangeParameterMutation, useCreateParameterMutation, useParameterSettingsQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { ValueField } from './value-field.tsx';

export interface ParameterFormProps {
  /** The parameter that is changed; a new one without. */
  readonly setting?: ParameterSetting | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField } = formOf(ParameterDraft);

interface FieldsProps extends ParameterFormProps {
  readonly title: string;
}

function Fields({ setting, title, onClose }: FieldsProps) {
  const { t, pick } = useTexts();
  const [create] = useCreateParameterMutation();
  const [change] = useChangeParameterMutation();
  const send = (draft: ParameterDraft) =>
    setting ? change({ ...draft, id: setting.id, version: setting.version }).unwrap() : create(draft).unwrap();
  const saved = () => {
    toastLane.show({ tone: 'success', text: t('saved') });
    onClose();
  };
  const { id, name, nameEn, value, fallback = '', fallbackEn = '' } = setting ?? {};
  return (
    <EntityForm
      label={title}
      {...(setting && { initial: { id, name, nameEn, value } as ParameterDraft })}
      onSend={send}
      onSent={saved}
      onCancel={onClose}
    >
      <TextField name="id" disabled={setting !== undefined} {...(!setting && { hint: t('idHint'), ...FIRST_FOCUS })} />
      <TextField name="name" {...(setting && FIRST_FOCUS)} />
      <TextField name="nameEn" />
      <ValueField entry={setting && knownParameter(setting.id)} fallback={pick(fallback, fallbackEn)} />
    </EntityForm>
  );
}

/** Somebody else may have changed it since the list was read. */
function Stored({ id, ...props }: Omit<FieldsProps, 'setting'> & { readonly id: string }) {
  const query = useParameterSettingsQuery({ id, page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: query.isFetching ? undefined : query.currentData?.rows[0] }} lines={6}>
      {(setting) => <Fields {...props} setting={setting} />}
    </QueryView>
  );
}

/** Adds a parameter of the institution's own, or changes what one is called and what it says (SYS-6). */
export function ParameterForm({ setting, onClose }: ParameterFormProps) {
  const { t, pick } = useTexts();
  const title = setting ? t('editWhich', { name: pick(setting.name, setting.nameEn) }) : t('add');
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {setting ? <Stored id={setting.id} title={title} onClose={onClose} /> : <Fields title={title} onClose={onClose} />}
    </Dialog>
  );
}
