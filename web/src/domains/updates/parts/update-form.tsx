import { wireMoment } from '@hall/contract/rules/shanghai';
import { type SystemUpdate, UpdateDraft, type UpdateInFull } from '@hall/contract/update-management';
import { UpdateLevel } from '@hall/contract/updates';
import { optionsOf } from '@hall/contract/wire/coded';
import { termOf } from '@hall/contract/wire/entity';
import { Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { MomentInput } from '../../../shared/form/moment-input.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { RichText } from '../../notices/index.ts';
import { useChangeUpdateMutation, useCreateUpdateMutation, useLazyUpdateInFullQuery, useUpdateInFullQuery } from '../api.ts';
import { useTexts } from '../texts.ts';

export interface UpdateFormProps {
  /** The update that is changed; a new one without. */
  readonly update?: SystemUpdate | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField } = formOf(UpdateDraft);

const draftOf = ({ update, content, contentEn }: UpdateInFull): Partial<UpdateDraft> => {
  const { title, titleEn, version, level, releasedAt } = update;
  return { title, titleEn, version, level, releasedAt, content, contentEn };
};

/** Now, to the minute. */
const presentMinute = () => `${wireMoment(new Date()).slice(0, 16)}:00`;

function LevelChoice(control: Control<UpdateLevel>) {
  const { language } = useTexts();
  const options = optionsOf(UpdateLevel).map((option) => ({ value: option.value as UpdateLevel, label: option[language] }));
  return <Choice {...control} label={termOf(UpdateDraft, 'level', language)} options={options} />;
}

function Fields() {
  const { t, language } = useTexts();
  const term = (name: 'content' | 'contentEn') => termOf(UpdateDraft, name, language);
  return (
    <>
      <TextField name="version" hint={t('versionHint')} autoComplete="off" {...FIRST_FOCUS} />
      <FormField name="level">
        <LevelChoice />
      </FormField>
      <FormField name="releasedAt" hint={t('timeHint')}>
        <MomentInput toMinute />
      </FormField>
      <TextField name="title" lang="zh-CN" />
      <FormField name="content">
        <RichText label={term('content')} lang="zh-CN" required />
      </FormField>
      <TextField name="titleEn" lang="en" />
      <FormField name="contentEn">
        <RichText label={term('contentEn')} lang="en" />
      </FormField>
    </>
  );
}

interface OwnFormProps {
  readonly title: string;
  readonly onClose: () => void;
}

function NewUpdate({ title, onClose }: OwnFormProps) {
  const { t } = useTexts();
  const [create] = useCreateUpdateMutation();
  const initial = { level: 'general' as const, releasedAt: presentMinute() };
  return (
    <EntityForm
      label={title}
      initial={initial}
      onSend={(draft) => create(draft).unwrap()}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      <Fields />
    </EntityForm>
  );
}

const TEXTS: readonly string[] = ['content', 'contentEn'];

function KnownUpdate({ title, stored, onClose }: OwnFormProps & { readonly stored: UpdateInFull }) {
  const { t } = useTexts();
  const [change] = useChangeUpdateMutation();
  const [ask] = useLazyUpdateInFullQuery();
  const { id } = stored.update;
  const { now, saving } = useMeanwhile(stored, () => ask({ id }).unwrap());
  const told = (name: string) => (TEXTS.includes(name) ? t('textChanged') : undefined);
  return (
    <EntityForm
      label={title}
      initial={draftOf(stored)}
      onSend={(draft) => saving(({ update: { revision } }) => change({ ...draft, id, revision }).unwrap())}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      {now !== stored && <Meanwhile entity={UpdateDraft} opened={draftOf(stored)} now={draftOf(now)} told={told} />}
      <Fields />
    </EntityForm>
  );
}

function StoredForm({ id, ...props }: OwnFormProps & { readonly id: string }) {
  const query = useUpdateInFullQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query) }} lines={8}>
      {(stored) => <KnownUpdate {...props} stored={stored} />}
    </QueryView>
  );
}

/** Adds an update to the log, or changes one (SYS-10). */
export function UpdateForm({ update, onClose }: UpdateFormProps) {
  const { t } = useTexts();
  const title = update ? t('editWhich', { version: update.version }) : t('add');
  return (
    <Dialog title={title} width={760} lightDismiss={false} onClose={onClose}>
      {update ? <StoredForm id={update.id} title={title} onClose={onClose} /> : <NewUpdate title={title} onClose={onClose} />}
    </Dialog>
  );
}
