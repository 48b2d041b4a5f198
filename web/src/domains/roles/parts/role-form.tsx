import { type Role, type RoleDetails, RoleDraft } from '@hall/contract/role-management';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useChangeRoleMutation, useCreateRoleMutation, useRoleQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { Effects } from './effects.tsx';
import { GrantsField } from './grants-field.tsx';

export interface RoleFormProps {
  /** The role that is changed, or copied; a new one without. */
  readonly role?: Role | undefined;
  readonly copied?: boolean | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField, useValue } = formOf(RoleDraft);

/** Who gains or loses what, of a role that people have. */
function LiveEffects({ id }: { readonly id: string }) {
  const grants = useSettled(useValue('grants'));
  return <Effects change={{ id, grants: grants ?? [] }} />;
}

function initialOf(details: RoleDetails | undefined, copied: boolean, copyName: (name: string) => string): Partial<RoleDraft> {
  if (!details) return { grants: [] };
  const { role, grants } = details;
  const { id, name, nameEn, remark } = role;
  return copied ? { name: copyName(name), nameEn: `${nameEn} (copy)`, remark, grants } : { id, name, nameEn, remark, grants };
}

interface FieldsProps {
  readonly title: string;
  readonly details: RoleDetails | undefined;
  readonly copied: boolean;
  readonly onClose: () => void;
}

function RoleFields({ title, details, copied, onClose }: FieldsProps) {
  const { t } = useTexts();
  const [create] = useCreateRoleMutation();
  const [change] = useChangeRoleMutation();
  const changed = details && !copied ? details : undefined;
  const send = (draft: RoleDraft) =>
    changed ? change({ ...draft, id: changed.role.id, version: changed.version }).unwrap() : create(draft).unwrap();
  const saved = () => {
    toastLane.show({ tone: 'success', text: t('saved') });
    onClose();
  };
  return (
    <EntityForm
      label={title}
      initial={initialOf(details, copied, (name) => t('copyName', { name }))}
      onSend={send}
      onSent={saved}
      onCancel={onClose}
    >
      <TextField name="id" hint={t('idHint')} disabled={changed !== undefined} {...(!changed && FIRST_FOCUS)} />
      <TextField name="name" {...(changed && FIRST_FOCUS)} />
      <TextField name="nameEn" />
      <TextField name="remark" />
      <FormField name="grants" hint={t('grantsHint')} required={false}>
        <GrantsField />
      </FormField>
      {changed && changed.role.holders > 0 && <LiveEffects id={changed.role.id} />}
    </EntityForm>
  );
}

function titleOf({ role, copied }: RoleFormProps, { t, pick }: ReturnType<typeof useTexts>): string {
  if (!role) return t('add');
  return t(copied ? 'copyWhich' : 'editWhich', { name: pick(role.name, role.nameEn) });
}

function StoredRole({ id, ...props }: Omit<FieldsProps, 'details'> & { readonly id: string }) {
  const query = useRoleQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: query.isFetching ? undefined : query.currentData }} lines={8}>
      {(details) => <RoleFields {...props} details={details} />}
    </QueryView>
  );
}

/** Adds a role, changes one, or makes one like another; says before it is saved who gains or loses what (SYS-3). */
export function RoleForm(props: RoleFormProps) {
  const { role, copied = false, onClose } = props;
  const title = titleOf(props, useTexts());
  return (
    <Dialog title={title} width={720} onClose={onClose}>
      {role ? (
        <StoredRole id={role.id} title={title} copied={copied} onClose={onClose} />
      ) : (
        <RoleFields title={title} details={undefined} copied={copied} onClose={onClose} />
      )}
    </Dialog>
  );
}
