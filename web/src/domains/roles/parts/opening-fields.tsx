import { Opening } from '@hall/contract/menu';
import { ENTRY_PATH_MAX, LinkType, MenuEntryDraft, OpeningHint } from '@hall/contract/permission-management';
import { Select } from 'antd';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useOptions } from '../../../shared/form/use-options.ts';
import { useLinkedSystemsQuery } from '../../menu/index.ts';
import { useEntriesTexts } from '../entries-texts.ts';

const { TextField, FormField, useValue } = formOf(MenuEntryDraft);

function SystemField() {
  const { t, pick } = useEntriesTexts();
  const { data: systems = [], isFetching } = useLinkedSystemsQuery();
  const options = systems.map(({ id, name, nameEn = name }) => ({ value: id, label: pick(name, nameEn) }));
  return (
    <FormField name="systemId">
      <Select options={[{ value: '', label: t('hall') }, ...options]} loading={isFetching} showSearch={{ optionFilterProp: 'label' }} />
    </FormField>
  );
}

/** How what a function opens is shown. */
function WayFields() {
  const { t } = useEntriesTexts();
  const optionsIn = useOptions();
  return (
    <>
      <FormField name="opening">
        <Select options={optionsIn(Opening)} />
      </FormField>
      <FormField name="linkType" hint={t('linkTypeHint')}>
        <Select options={optionsIn(LinkType)} allowClear />
      </FormField>
      <FormField name="hint">
        <Select options={optionsIn(OpeningHint)} allowClear />
      </FormField>
    </>
  );
}

function FunctionFields() {
  const { t } = useEntriesTexts();
  const ofSystem = Boolean(useValue('systemId'));
  return (
    <>
      <SystemField />
      <TextField name="path" required hint={t(ofSystem ? 'systemPathHint' : 'pathHint')} maxLength={ENTRY_PATH_MAX} />
      {!ofSystem && <TextField name="redirect" hint={t('redirectHint')} maxLength={ENTRY_PATH_MAX} />}
      <WayFields />
      <TextField name="routeName" />
      <TextField name="templateId" />
    </>
  );
}

/** What an entry opens that does not belong to the product; whether a new one is a directory says the form. */
export function OpeningFields({ directory }: { readonly directory: boolean | undefined }) {
  const { t } = useEntriesTexts();
  const chosen = useValue('directory');
  if (!(directory ?? chosen)) return <FunctionFields />;
  return (
    <>
      <SystemField />
      <FormField name="opensFirstChild">
        <Check label={t('firstChild')} />
      </FormField>
    </>
  );
}
