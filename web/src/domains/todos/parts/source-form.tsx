import { TODO_CALL_MAX, TODO_DATA_MAX, TodoDraft, type TodoSetting } from '@hall/contract/todo-sources';
import { CountBy } from '@hall/contract/todos';
import { labelOf } from '@hall/contract/wire/coded';
import { Input, Select } from 'antd';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { numberOf } from '../../../shared/form/number-of.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useLazySourceNowQuery, useSaveSourceMutation } from '../sources-api.ts';
import { useSourcesTexts } from '../sources-texts.ts';
import { FunctionSelect } from './function-select.tsx';

export interface SourceFormProps {
  /** The source that is edited; a new one without. */
  readonly source?: TodoSetting | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField, useValue } = formOf(TodoDraft);

const NEW: Partial<TodoDraft> = { method: 'GET', countBy: 'rows', order: 10 };
const ORDER_DIGITS = 4;
const METHODS = ['GET', 'POST'].map((value) => ({ value, label: value }));

/** How the answer is counted: what has no meaning for the one way is asked for with the other alone. */
function CountFields() {
  const { t, language } = useSourcesTexts();
  const options = [
    { value: 'rows', label: labelOf(CountBy, '1', language) },
    { value: 'number', label: labelOf(CountBy, '2', language) },
  ];
  const countBy = useValue('countBy');
  return (
    <>
      <FormField name="countBy">
        <Select options={options} />
      </FormField>
      {countBy === 'number' ? (
        <TextField name="countAt" required hint={t('placeHint')} />
      ) : (
        <>
          <TextField name="field" hint={t('fieldHint')} />
          <TextField name="text" />
        </>
      )}
    </>
  );
}

function CallFields() {
  const { t } = useSourcesTexts();
  return (
    <>
      <TextField name="call" hint={t('callHint')} maxLength={TODO_CALL_MAX} />
      <FormField name="method">
        <Select options={METHODS} />
      </FormField>
      <FormField name="data" hint={t('dataHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={TODO_DATA_MAX} />
      </FormField>
    </>
  );
}

function FormFields() {
  const { t } = useSourcesTexts();
  return (
    <>
      <FormField name="menuId" hint={t('functionHint')}>
        <FunctionSelect {...FIRST_FOCUS} />
      </FormField>
      <CallFields />
      <CountFields />
      <FormField name="pageQuery" hint={t('pageQueryHint')}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={TODO_DATA_MAX} />
      </FormField>
      <TextField name="order" hint={t('orderHint')} inputMode="numeric" maxLength={ORDER_DIGITS} tidy={numberOf} />
    </>
  );
}

interface FormProps {
  readonly title: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function NewSource({ title, onSent, onClose }: FormProps) {
  const [save] = useSaveSourceMutation();
  return (
    <EntityForm
      label={title}
      initial={NEW}
      onSend={(draft) => save({ ...draft, enabled: true }).unwrap()}
      onSent={onSent}
      onCancel={onClose}
    >
      <FormFields />
    </EntityForm>
  );
}

function KnownSource({ source, title, onSent, onClose }: FormProps & { readonly source: TodoSetting }) {
  const [save] = useSaveSourceMutation();
  const [ask] = useLazySourceNowQuery();
  const { id } = source;
  const { now, saving } = useMeanwhile(source, async () => (await ask({ id, page: 1, pageSize: 1 }).unwrap()).rows[0]);
  return (
    <EntityForm
      label={title}
      initial={source}
      onSend={(draft) => saving(({ version, enabled }) => save({ ...draft, id, version, enabled }).unwrap())}
      onSent={onSent}
      onCancel={onClose}
    >
      <Meanwhile entity={TodoDraft} opened={source} now={now} />
      <FormFields />
    </EntityForm>
  );
}

/** Adds a source of pending items, or changes one. */
export function SourceForm({ source, onClose }: SourceFormProps) {
  const { t, pick } = useSourcesTexts();
  const title = source ? t('editWhich', { name: pick(source.name, source.nameEn) }) : t('add');
  const saved = toldAndClosed(t('saved'), onClose);
  const props = { title, onSent: saved, onClose };
  return (
    <Dialog title={title} width={640} onClose={onClose}>
      {source ? <KnownSource {...props} source={source} /> : <NewSource {...props} />}
    </Dialog>
  );
}
