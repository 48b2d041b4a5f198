import { FramePermission, SYSTEM_ADDRESS_MAX, SystemDraft, type SystemSetting } from '@hall/contract/linked-system-management';
import { FRAME_PERMISSIONS } from '@hall/contract/menu';
import { LinkType } from '@hall/contract/permission-management';
import { Select } from 'antd';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { numberOf } from '../../../shared/form/number-of.ts';
import { useOptions } from '../../../shared/form/use-options.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { IconSelect } from '../icons/icon-select.tsx';
import { useChangeSystemMutation, useCreateSystemMutation, useLazySystemNowQuery } from './systems-api.ts';
import { useTexts } from './texts.ts';

export interface SystemFormProps {
  /** The system that is changed; a new one without. */
  readonly system?: SystemSetting | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField } = formOf(SystemDraft);

const DIGITS = 4;
const NEW: Partial<SystemDraft> = { image: 'appstore', framing: true, signsOn: true, order: 10, sandbox: [...FRAME_PERMISSIONS] };

function initialOf(system: SystemSetting | undefined): Partial<SystemDraft> {
  if (!system) return NEW;
  const { entries: _, version: __, ...draft } = system;
  return { ...draft, sandbox: [...draft.sandbox] };
}

/** How the system opens, and what it may do then. */
function OpeningFields() {
  const { t } = useTexts();
  const optionsIn = useOptions();
  return (
    <>
      <FormField name="framing" hint={t('framingHint')}>
        <Check label={t('framable')} />
      </FormField>
      <FormField name="sandbox" hint={t('sandboxHint')} required={false}>
        <Select mode="multiple" options={optionsIn(FramePermission)} />
      </FormField>
      <FormField name="linkType" hint={t('linkTypeHint')}>
        <Select options={optionsIn(LinkType)} allowClear />
      </FormField>
      <FormField name="signsOn" hint={t('signOnHint')}>
        <Check label={t('signOn')} />
      </FormField>
    </>
  );
}

/** Registers a linked system, or changes one (SYS-12). */
export function SystemForm({ system, onClose }: SystemFormProps) {
  const { t, pick } = useTexts();
  const [create] = useCreateSystemMutation();
  const [change] = useChangeSystemMutation();
  const title = system ? t('editWhich', { name: pick(system.name, system.nameEn) }) : t('add');
  const [ask] = useLazySystemNowQuery();
  const { now, saving } = useMeanwhile(system, async () => (await ask({ id: system?.id, page: 1, pageSize: 1 }).unwrap()).rows[0]);
  const send = (draft: SystemDraft) =>
    saving((present) => (present ? change({ ...draft, id: present.id, version: present.version }).unwrap() : create(draft).unwrap()));
  const saved = toldAndClosed(t('saved'), onClose);
  return (
    <Dialog title={title} width={640} onClose={onClose}>
      <EntityForm label={title} initial={initialOf(system)} onSend={send} onSent={saved} onCancel={onClose}>
        {system && now && <Meanwhile entity={SystemDraft} opened={system} now={now} />}
        <TextField name="id" hint={system ? undefined : t('idHint')} disabled={system !== undefined} {...(!system && FIRST_FOCUS)} />
        <TextField name="name" {...(system && FIRST_FOCUS)} />
        <TextField name="nameEn" />
        <TextField name="address" hint={t('addressHint')} inputMode="url" maxLength={SYSTEM_ADDRESS_MAX} />
        <FormField name="image">
          <IconSelect required />
        </FormField>
        <OpeningFields />
        <TextField name="order" hint={t('orderHint')} inputMode="numeric" maxLength={DIGITS} tidy={numberOf} />
      </EntityForm>
    </Dialog>
  );
}
