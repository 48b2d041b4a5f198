import { type GrantableProject, GrantDraft } from '@hall/contract/giving';
import { wireDay } from '@hall/contract/rules/shanghai';
import { useRef, useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useFirst } from '../../../shared/form/meanwhile.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import {
  begunTerms,
  DurationFields,
  type FaultOf,
  LimitFields,
  OFFERED,
  PersonPicker,
  SystemChecks,
  termFault,
  useChosen,
} from '../../granting/index.ts';
import { useGiveMutation, useGrantableQuery } from '../giving-api.ts';
import { authorityIn, type Chosen, personFault, projectFault } from '../giving-checks.ts';
import { useGivingTexts } from '../giving-texts.ts';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectPicker } from './project-picker.tsx';

export interface GiveFormProps {
  /** The code of the project that is chosen first. */
  readonly project?: string | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField } = formOf(GrantDraft);

/** What of a draft the form may not show. */
const HIDDEN = { mayRegrant: false, showsBalance: false, showsLedger: false } as const;

const begun = (today: string, project: GrantableProject | undefined): Partial<GrantDraft> => ({
  ...(project && { project: project.code }),
  ...begunTerms(today),
});

function Fields({
  first,
  today,
  onChosen,
}: {
  readonly first: GrantableProject | undefined;
  readonly today: string;
  readonly onChosen: (project: GrantableProject) => void;
}) {
  const { t } = useGivingTexts();
  const giver = useMeQuery().data?.staffNumber ?? '';
  const { shown, choose, chosen } = useChosen<Chosen>({ project: first, giver });
  const { project, person } = shown;
  const faultOf: FaultOf = (name, values) => termFault(name, values, authorityIn(chosen()), today);
  const pick = (picked: GrantableProject) => {
    choose({ project: picked });
    onChosen(picked);
  };
  return (
    <>
      <FormField
        name="project"
        required
        missing="grant-what"
        check={() => projectFault(chosen())}
        {...(project && { hint: <ProjectFacts project={project} /> })}
      >
        <ProjectPicker project={project} onPick={pick} />
      </FormField>
      <FormField name="staffNumber" required check={() => personFault(chosen())} dependsOn={['project']}>
        <PersonPicker person={person} onPick={(picked) => choose({ person: picked })} />
      </FormField>
      <FormField name="systems" required check={(_, values, whole) => faultOf('systems', values, whole)} dependsOn={['project']}>
        <SystemChecks />
      </FormField>
      <DurationFields faultOf={faultOf} longTerm={project?.until ? t('longTo', { day: project.until }) : t('longEndless')} />
      <LimitFields faultOf={faultOf} givenOn={project?.parent !== undefined} />
      <TextField name="reason" />
    </>
  );
}

function OpenForm({ first, onClose }: { readonly first: GrantableProject | undefined; readonly onClose: () => void }) {
  const { t } = useGivingTexts();
  const [give] = useGiveMutation();
  const [today] = useState(() => wireDay(new Date()));
  const parent = useRef(first?.parent);
  const send = (draft: GrantDraft) => give({ ...HIDDEN, ...draft, parent: parent.current }).unwrap();
  const noteParent = (project: GrantableProject) => {
    parent.current = project.parent;
  };
  return (
    <EntityForm
      label={t('give')}
      send={t('give')}
      initial={begun(today, first)}
      onSend={send}
      onSent={toldAndClosed(t('given'), onClose)}
      onCancel={onClose}
    >
      <Fields first={first} today={today} onChosen={noteParent} />
    </EntityForm>
  );
}

/** Gives somebody a grant on a project that the person leads, or on which they hold one that may be given on (PROJ-2). */
export function GiveForm({ project, onClose }: GiveFormProps) {
  const { t } = useGivingTexts();
  const query = useGrantableQuery({ text: project ?? '', page: 1, pageSize: OFFERED }, { refetchOnMountOrArgChange: true });
  const found = useFirst(query);
  const chosenOf = (rows: readonly GrantableProject[]) =>
    rows.find(({ code }) => code === project) ?? (rows.length === 1 ? rows[0] : undefined);
  return (
    <Dialog title={t('give')} width={640} lightDismiss={false} onClose={onClose}>
      <QueryView query={{ ...query, data: found }} empty={{ when: ({ total }) => total === 0, hint: t('nothingToGrant') }} lines={6}>
        {({ rows }) => <OpenForm first={chosenOf(rows)} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}
