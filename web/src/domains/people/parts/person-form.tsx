import type { AccountState } from '@hall/contract/people';
import { PersonChange, type PersonDetails, PersonDraft } from '@hall/contract/person-management';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useChangePersonMutation, useCreatePersonMutation, usePersonQuery } from '../person-api.ts';
import { DepartmentSelect } from '../pickers/department-select.tsx';
import { RoleSelect } from '../pickers/role-select.tsx';
import { useTexts } from '../texts.ts';
import type { WhosePassword } from './temporary-password.tsx';

export interface PersonFormProps {
  /** Whose account is changed; a new person without. */
  readonly account?: AccountState | undefined;
  /** A password that is to be shown once, with whose it is. */
  readonly onPassword: (person: WhosePassword, password: string) => void;
  readonly onClose: () => void;
}

const Added = formOf(PersonDraft);
const Changed = formOf(PersonChange);

const NEW: Partial<PersonDraft> = { roleIds: ['staff'], enabled: true, local: true };

/** The fields that both forms have. */
function Fields({ form: { TextField, FormField } }: { readonly form: typeof Added | typeof Changed }) {
  const { t } = useTexts();
  return (
    <>
      <TextField name="userName" hint={t('userNameHint')} autoComplete="off" />
      <TextField name="name" />
      <TextField name="nameEn" />
      <FormField name="departmentId">
        <DepartmentSelect />
      </FormField>
      <FormField name="roleIds">
        <RoleSelect giving />
      </FormField>
      <TextField name="phone" inputMode="tel" />
      <TextField name="contactPhone" inputMode="tel" />
      <TextField name="email" inputMode="email" />
      <FormField name="local" hint={t('localHint')}>
        <Check label={t('localUser')} />
      </FormField>
    </>
  );
}

function useSaved({ onPassword, onClose }: PersonFormProps) {
  const { t } = useTexts();
  return (person: WhosePassword, password: string | undefined) => {
    onClose();
    if (password) onPassword(person, password);
    else toastLane.show({ tone: 'success', text: t('personSaved') });
  };
}

interface OwnFormProps extends PersonFormProps {
  readonly title: string;
}

function NewPerson(props: OwnFormProps) {
  const [create] = useCreatePersonMutation();
  const saved = useSaved(props);
  const { EntityForm, TextField } = Added;
  const send = async (draft: PersonDraft) => saved(draft, (await create(draft).unwrap()).temporaryPassword);
  return (
    <EntityForm label={props.title} initial={NEW} onSend={send} onCancel={props.onClose}>
      <TextField name="staffNumber" {...FIRST_FOCUS} />
      <TextField name="idNumber" autoComplete="off" />
      <Fields form={Added} />
    </EntityForm>
  );
}

/** Asks why, once somebody is to be disabled. */
function EnabledField({ was }: { readonly was: boolean }) {
  const { t } = useTexts();
  const { FormField, TextField, useValue } = Changed;
  const enabled = useValue('enabled');
  return (
    <>
      <FormField name="enabled">
        <Check label={t('canSignIn')} />
      </FormField>
      {was && enabled === false && <TextField name="reason" required hint={t('reasonHint')} />}
    </>
  );
}

function KnownPerson({ details, ...props }: OwnFormProps & { readonly details: PersonDetails }) {
  const { t } = useTexts();
  const [change] = useChangePersonMutation();
  const saved = useSaved(props);
  const { EntityForm, TextField } = Changed;
  const { maskedIdNumber, ...said } = details;
  const send = async (changed: PersonChange) => {
    const { temporaryPassword } = await change({ ...changed, staffNumber: said.staffNumber, edition: said.edition }).unwrap();
    saved(changed, temporaryPassword);
  };
  return (
    <EntityForm label={props.title} initial={said} onSend={send} onCancel={props.onClose}>
      <TextField name="staffNumber" disabled />
      <TextField
        name="idNumber"
        required={!maskedIdNumber}
        placeholder={maskedIdNumber}
        hint={maskedIdNumber && t('idNumberKept')}
        autoComplete="off"
      />
      <Fields form={Changed} />
      <EnabledField was={said.enabled} />
    </EntityForm>
  );
}

function StoredPerson({ account, ...props }: OwnFormProps & { readonly account: AccountState }) {
  const query = usePersonQuery({ staffNumber: account.staffNumber }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: query.isFetching ? undefined : query.currentData }} lines={10}>
      {(details) => <KnownPerson {...props} details={details} />}
    </QueryView>
  );
}

/** Adds a person, or changes one (SYS-2). */
export function PersonForm(props: PersonFormProps) {
  const { t, pick } = useTexts();
  const { account, onClose } = props;
  const title = account ? t('editWhose', { name: pick(account.name, account.nameEn) }) : t('addPerson');
  return (
    <Dialog title={title} width={640} onClose={onClose}>
      {account ? <StoredPerson {...props} account={account} title={title} /> : <NewPerson {...props} title={title} />}
    </Dialog>
  );
}
