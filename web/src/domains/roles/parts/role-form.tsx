import { type Grant, type Role, type RoleDetails, RoleDraft } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useChangeRoleMutation, useCreateRoleMutation, useLazyRoleQuery, usePermissionChoicesQuery, useRoleQuery } from '../api.ts';
import { copyOf } from '../copy-of.ts';
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

const draftOf = ({ role: { id, name, nameEn, remark, remarkEn }, grants }: RoleDetails) => ({ id, name, nameEn, remark, remarkEn, grants });

interface FormProps {
  readonly title: string;
  readonly onClose: () => void;
}

function Fields({ known, administrators = false }: { readonly known: boolean; readonly administrators?: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <TextField name="id" hint={t('idHint')} disabled={known} {...(!known && FIRST_FOCUS)} />
      <TextField name="name" {...(known && FIRST_FOCUS)} />
      <TextField name="nameEn" />
      <TextField name="remark" />
      <TextField name="remarkEn" />
      <FormField name="grants" hint={t(administrators ? 'adminHolds' : 'grantsHint')} required={false}>
        <GrantsField />
      </FormField>
    </>
  );
}

function NewRole({ title, like, onClose }: FormProps & { readonly like?: RoleDetails }) {
  const { t } = useTexts();
  const [create] = useCreateRoleMutation();
  return (
    <EntityForm
      label={title}
      initial={like ? copyOf(like) : { grants: [] }}
      onSend={(draft) => create(draft).unwrap()}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      <Fields known={false} />
    </EntityForm>
  );
}

/** What somebody else has given a role since it was opened, and taken from it. */
function useGrantsTold(opened: RoleDetails, now: RoleDetails): string {
  const { t, pick } = useTexts();
  const { data = [] } = usePermissionChoicesQuery();
  const names = new Map(data.map(({ id, name, nameEn }) => [id, pick(name, nameEn)]));
  const without = (some: readonly Grant[], others: readonly Grant[]) =>
    some
      .filter(({ permissionId, width }) => !others.some((other) => other.permissionId === permissionId && other.width === width))
      .map(({ permissionId }) => names.get(permissionId) ?? permissionId);
  const lines = [
    ...without(now.grants, opened.grants).map((name) => `+ ${name}`),
    ...without(opened.grants, now.grants).map((name) => `− ${name}`),
  ];
  return lines.join(t('between'));
}

function KnownRole({ title, details, onClose }: FormProps & { readonly details: RoleDetails }) {
  const { t } = useTexts();
  const [change] = useChangeRoleMutation();
  const [ask] = useLazyRoleQuery();
  const { id, holders } = details.role;
  const { now, saving } = useMeanwhile(details, () => ask({ id }).unwrap());
  const grantsTold = useGrantsTold(details, now);
  const [opened, present] = [draftOf(details), now === details ? undefined : draftOf(now)];
  return (
    <EntityForm
      label={title}
      initial={opened}
      onSend={(draft) => saving(({ role: { version } }) => change({ ...draft, id, version }).unwrap())}
      onSent={toldAndClosed(t('saved'), onClose)}
      onCancel={onClose}
    >
      {present && (
        <Meanwhile entity={RoleDraft} opened={opened} now={present} told={(name) => (name === 'grants' ? grantsTold : undefined)} />
      )}
      <Fields known administrators={id === ADMIN_ROLE} />
      {holders > 0 && <LiveEffects id={id} />}
    </EntityForm>
  );
}

function titleOf({ role, copied }: RoleFormProps, { t, pick }: ReturnType<typeof useTexts>): string {
  if (!role) return t('add');
  return t(copied ? 'copyWhich' : 'editWhich', { name: pick(role.name, role.nameEn) });
}

function StoredRole({ id, copied, ...props }: FormProps & { readonly id: string; readonly copied: boolean }) {
  const query = useRoleQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query) }} lines={8}>
      {(details) => (copied ? <NewRole {...props} like={details} /> : <KnownRole {...props} details={details} />)}
    </QueryView>
  );
}

/** Adds a role, changes one, or makes one like another; says before it is saved who gains or loses what (SYS-3). */
export function RoleForm(props: RoleFormProps) {
  const { role, copied = false, onClose } = props;
  const title = titleOf(props, useTexts());
  return (
    <Dialog title={title} width={720} onClose={onClose}>
      {role ? <StoredRole id={role.id} title={title} copied={copied} onClose={onClose} /> : <NewRole title={title} onClose={onClose} />}
    </Dialog>
  );
}
