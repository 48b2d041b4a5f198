import { CODE_SETS } from '@hall/contract/offered-codes';
import type { AccountState } from '@hall/contract/people';
import { PersonChange, type PersonDetails, PersonDraft } from '@hall/contract/person-management';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useChangePersonMutation, useCreatePersonMutation, useLazyPersonQuery, usePersonQuery } from '../person-api.ts';
import { useDepartmentsQuery, useRoleChoicesQuery } from '../pickers/api.ts';
import { DepartmentSelect } from '../pickers/department-select.tsx';
import { RoleSelect } from '../pickers/selects.tsx';
import { useTexts } from '../texts.ts';
import type { ReasonInputProps } from './reason-input.tsx';
import type { WhosePassword } from './temporary-password.tsx';

export interface PersonFormProps {
  /** Whose account is changed; a new person without. */
  readonly account?: AccountState | undefined;
  /** A password that is to be shown once, with whose it is. */
  readonly onPassword: (person: WhosePassword, password: string) => void;
  readonly onClose: () => void;
}

// Asked for where somebody is disabled.
const ReasonInput = lazyPart<ReasonInputProps>(() => import('./reason-input.tsx').then((part) => part.ReasonInput));

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
      <FormField name="enabled">
        <Check label={t('canSignIn')} />
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
      <div className="hall-form-columns">
        <TextField name="staffNumber" {...FIRST_FOCUS} />
        <TextField name="idNumber" autoComplete="off" />
        <Fields form={Added} />
      </div>
    </EntityForm>
  );
}

/** Why somebody is to be disabled. */
function WhyDisabled({ was }: { readonly was: boolean }) {
  const { t } = useTexts();
  const { FormField, useValue } = Changed;
  const enabled = useValue('enabled');
  if (!was || enabled !== false) return null;
  return (
    <FormField name="reason" required hint={t('reasonHint')}>
      <ReasonInput codes={CODE_SETS.disableReasons} />
    </FormField>
  );
}

/** What somebody else has changed of a person's department and roles, by their names. */
function useGroupsTold(opened: PersonDetails, now: PersonDetails) {
  const { t, pick } = useTexts();
  const { data: departments = [] } = useDepartmentsQuery();
  const { data: roles = [] } = useRoleChoicesQuery();
  const names = new Map([...departments, ...roles].map(({ id, name, nameEn }) => [id, pick(name, nameEn)]));
  const told = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(t('between')) || '—';
  const lines: Readonly<Record<string, string>> = {
    departmentId: `${told([opened.departmentId])} → ${told([now.departmentId])}`,
    roleIds: `${told(opened.roleIds)} → ${told(now.roleIds)}`,
  };
  return (field: string) => lines[field];
}

function KnownPerson({ details, ...props }: OwnFormProps & { readonly details: PersonDetails }) {
  const { t } = useTexts();
  const [change] = useChangePersonMutation();
  const [ask] = useLazyPersonQuery();
  const saved = useSaved(props);
  const { EntityForm, TextField } = Changed;
  const { maskedIdNumber, ...said } = details;
  const { staffNumber } = details;
  const { now, saving } = useMeanwhile(details, () => ask({ staffNumber }).unwrap());
  const send = async (changed: PersonChange) => {
    const { temporaryPassword } = await saving(({ edition }) => change({ ...changed, staffNumber, edition }).unwrap());
    saved(changed, temporaryPassword);
  };
  return (
    <EntityForm label={props.title} initial={said} onSend={send} onCancel={props.onClose}>
      <Meanwhile entity={PersonChange} opened={details} now={now} told={useGroupsTold(details, now)} />
      <div className="hall-form-columns">
        <TextField name="staffNumber" disabled />
        <TextField
          name="idNumber"
          required={!maskedIdNumber}
          placeholder={maskedIdNumber}
          hint={maskedIdNumber && t('idNumberKept')}
          autoComplete="off"
        />
        <Fields form={Changed} />
        <WhyDisabled was={said.enabled} />
      </div>
    </EntityForm>
  );
}

function StoredPerson({ account, ...props }: OwnFormProps & { readonly account: AccountState }) {
  const query = usePersonQuery({ staffNumber: account.staffNumber }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query) }} lines={10}>
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
    <Dialog title={title} width={760} onClose={onClose}>
      {account ? <StoredPerson {...props} account={account} title={title} /> : <NewPerson {...props} title={title} />}
    </Dialog>
  );
}
