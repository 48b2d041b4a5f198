import { knownParameter } from '@hall/contract/parameter-groups';
import { ParameterDraft, type ParameterSetting } from '@hall/contract/parameter-management';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import {
  useChangeParameterMutation,
  useCreateParameterMutation,
  useLazyParameterSettingsQuery,
  useParameterSettingsQuery,
} from '../api.ts';
import { useTexts } from '../texts.ts';
import { ValueField } from './value-field.tsx';

export interface ParameterFormProps {
  /** The parameter that is changed; a new one without. */
  readonly setting?: ParameterSetting | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField } = formOf(ParameterDraft);

interface OwnFormProps {
  readonly title: string;
  readonly onClose: () => void;
}

function NewParameter({ title, onClose }: OwnFormProps) {
  const { t } = useTexts();
  const [create] = useCreateParameterMutation();
  return (
    <EntityForm label={title} onSend={(draft) => create(draft).unwrap()} onSent={toldAndClosed(t('saved'), onClose)} onCancel={onClose}>
      <TextField name="id" hint={t('idHint')} {...FIRST_FOCUS} />
      <TextField name="name" />
      <TextField name="nameEn" />
      <ValueField entry={undefined} fallback="" />
    </EntityForm>
  );
}

const draftOf = ({ id, name, nameEn, value }: ParameterSetting) => ({ id, name, nameEn, value }) as ParameterDraft;

function KnownParameter({ setting, title, onClose }: OwnFormProps & { readonly setting: ParameterSetting }) {
  const { t, pick } = useTexts();
  const [change] = useChangeParameterMutation();
  const [ask] = useLazyParameterSettingsQuery();
  const { id, fallback = '', fallbackEn = '' } = setting;
  const { now, saving } = useMeanwhile(setting, async () => (await ask({ id, page: 1, pageSize: 1 }).unwrap()).rows[0]);
  return (
    <EntityForm
      label={title}
      initial={draftOf(setting)}
      onSend={(draft) => saving(({ version }) => change({ ...draft, id, version }).unwrap())}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      {now !== setting && <Meanwhile entity={ParameterDraft} opened={draftOf(setting)} now={draftOf(now)} />}
      <TextField name="id" disabled />
      <TextField name="name" {...FIRST_FOCUS} />
      <TextField name="nameEn" />
      <ValueField entry={knownParameter(id)} fallback={pick(fallback, fallbackEn)} />
    </EntityForm>
  );
}

/** Somebody else may have changed it since the list was read. */
function Stored({ id, ...props }: OwnFormProps & { readonly id: string }) {
  const query = useParameterSettingsQuery({ id, page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query)?.rows[0] }} lines={6}>
      {(setting) => <KnownParameter {...props} setting={setting} />}
    </QueryView>
  );
}

/** Adds a parameter of the institution's own, or changes what one is called and what it says (SYS-6). */
export function ParameterForm({ setting, onClose }: ParameterFormProps) {
  const { t, pick } = useTexts();
  const title = setting ? t('editWhich', { name: pick(setting.name, setting.nameEn) }) : t('add');
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {setting ? <Stored id={setting.id} title={title} onClose={onClose} /> : <NewParameter title={title} onClose={onClose} />}
    </Dialog>
  );
}
