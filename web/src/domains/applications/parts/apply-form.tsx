import { type Application, type ApplicationDetail, ApplicationDraft } from '@hall/contract/applications';
import { wireDay } from '@hall/contract/rules/shanghai';
import { useState } from 'react';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { useApplicationDetailQuery, useLazyApplicationDetailQuery } from '../api.ts';
import { useSaveApplicationMutation, useSubmitApplicationMutation } from '../applying-api.ts';
import { begun, type Chosen, draftOf } from '../applying-checks.ts';
import { useApplyingTexts } from '../applying-texts.ts';
import { useFirstChosen } from '../use-first-chosen.ts';
import { ApplyFields } from './apply-fields.tsx';
import './apply-form.css';

export interface ApplyFormProps {
  /** The application that is edited; a new one without. */
  readonly application?: Application | undefined;
  readonly onClose: () => void;
}

interface OwnFormProps extends ApplyFormProps {
  readonly title: string;
}

const { EntityForm } = formOf(ApplicationDraft);

/** What is edited of an application: with what was saved of it and not submitted. */
const editedIn = ({ edited, application }: ApplicationDetail): Application => edited ?? application;

/** Saves an application, or submits it: the version that was shown, until somebody has changed it elsewhere. */
function useSendingApplication(application: Application | undefined) {
  const [save] = useSaveApplicationMutation();
  const [submit] = useSubmitApplicationMutation();
  const [ask] = useLazyApplicationDetailQuery();
  const askNow = async () => application && editedIn(await ask({ number: application.number }).unwrap());
  const { now, saving } = useMeanwhile(application, askNow);
  const sendingBy = (call: typeof save | typeof submit) => (draft: ApplicationDraft) =>
    saving((latest) => call({ ...draft, number: latest?.number, version: latest?.version }).unwrap());
  return { now, save: sendingBy(save), submit: sendingBy(submit) };
}

function OpenForm({ application, first, title, onClose }: OwnFormProps & { readonly first: Chosen }) {
  const { t } = useApplyingTexts();
  const [today] = useState(() => wireDay(new Date()));
  const { now, save, submit } = useSendingApplication(application);
  const { state = 'draft', comment } = application ?? {};
  const label = state === 'draft' ? t('saveDraft') : t('save');
  return (
    <EntityForm
      label={title}
      initial={application ? draftOf(application) : begun(today, first.applicant)}
      send={t('submit')}
      onSend={submit}
      onSent={toldAndClosed(t('submitted'), onClose)}
      keep={{ label, onSend: save, onSent: toldAndClosed(t('saved'), onClose) }}
      onCancel={onClose}
    >
      {application && now && application !== now && (
        <Meanwhile entity={ApplicationDraft} opened={draftOf(application)} now={draftOf(now)} />
      )}
      {state === 'rejected' && comment && (
        <p className="application-rejected">
          {t('rejectedBecause')}
          <TypedText text={comment} />
        </p>
      )}
      <ApplyFields first={first} today={today} />
    </EntityForm>
  );
}

/** The form, once it is known what is chosen in it. */
function Begun(props: OwnFormProps) {
  const query = useFirstChosen(props.application);
  return (
    <QueryView query={query} lines={8}>
      {(first) => <OpenForm {...props} first={first} />}
    </QueryView>
  );
}

/** It may have been changed elsewhere since the list was read. */
function Stored({ number, ...props }: OwnFormProps & { readonly number: string }) {
  const query = useApplicationDetailQuery({ number }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query) }} lines={8}>
      {(detail) => <Begun {...props} application={editedIn(detail)} />}
    </QueryView>
  );
}

/** Applies for a grant on a project that somebody else leads, for oneself or another person (PROJ-14). */
export function ApplyForm({ application, onClose }: ApplyFormProps) {
  const { t } = useApplyingTexts();
  const title = application ? t('editWhich', { number: application.number }) : t('apply');
  return (
    <Dialog title={title} width={760} lightDismiss={false} onClose={onClose}>
      {application ? <Stored number={application.number} title={title} onClose={onClose} /> : <Begun title={title} onClose={onClose} />}
    </Dialog>
  );
}
