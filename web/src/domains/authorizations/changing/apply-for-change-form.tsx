import type { Application } from '@hall/contract/applications';
import { ChangeApplicationDraft } from '@hall/contract/change-applications';
import type { ChangeableGrant } from '@hall/contract/grant-changes';
import { isChanged } from '@hall/contract/rules/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { useRef, useState } from 'react';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { useApplyForChangeMutation, useLazyApplicationByNowQuery } from './applying-api.ts';
import { appliedIn, begunIn } from './applying-checks.ts';
import { useApplyingTexts } from './applying-texts.ts';
import { boundsOf, CHANGES_NOTHING, changeIn, draftOf, isPossible, presentOf } from './change-checks.ts';
import { ChangeFields, useChangeValues } from './change-fields.tsx';
import { TermsCompared } from './terms-compared.tsx';
import { useTermsWords } from './terms-words.ts';

const { EntityForm } = formOf(ChangeApplicationDraft);

interface ApplyForChangeFormProps {
  readonly changeable: ChangeableGrant;
  /** The application that is edited; a new one without. */
  readonly application: Application | undefined;
  readonly title: string;
  readonly onClose: () => void;
}

interface AskedProps extends Pick<ApplyForChangeFormProps, 'changeable'> {
  readonly today: string;
}

/** Old and new side by side, once the fields have a change that can be: who sends it sees what they ask for. */
function Asked({ changeable, today }: AskedProps) {
  const { t } = useApplyingTexts();
  const { termsTold } = useTermsWords();
  const change = changeIn(useChangeValues());
  const { grant, until } = changeable;
  const { longTerm, lastDay } = change;
  return (
    <section className="change-effect" aria-label={t('asked')}>
      <h3>{t('asked')}</h3>
      {isPossible(change, boundsOf(changeable), today) ? (
        <TermsCompared
          before={termsTold({ ...grant, systems: systemsOf(grant) })}
          after={termsTold({ ...change, lastDay: longTerm ? until : lastDay })}
        />
      ) : (
        <p className="hall-soft">{t('nothingYet')}</p>
      )}
    </section>
  );
}

/** Sends what is applied for: the version that was shown, until somebody has changed it elsewhere. */
function useSendingApplied({ changeable: { grant }, application }: ApplyForChangeFormProps) {
  const [apply] = useApplyForChangeMutation();
  const [ask] = useLazyApplicationByNowQuery();
  const askNow = async () => application && (await ask({ number: application.number }).unwrap()).application;
  const { now, saving } = useMeanwhile(application, askNow);
  const made = useRef('');
  const send = async ({ reason, ...values }: ChangeApplicationDraft) => {
    if (!isChanged(presentOf(grant), changeIn(values))) throw CHANGES_NOTHING;
    const draft = { ...draftOf(grant.number, values), reason };
    const sent = await saving((latest) => apply({ ...draft, application: latest?.number, version: latest?.version }).unwrap());
    made.current = sent.number;
  };
  return { now, send, made };
}

/** The form in which who holds a grant applies for other terms of it; beginning with what there is, or was applied for (PROJ-23). */
export function ApplyForChangeForm(props: ApplyForChangeFormProps) {
  const { changeable, application, title, onClose } = props;
  const { t } = useApplyingTexts();
  const [today] = useState(() => wireDay(new Date()));
  const [initial] = useState(() => (application ? appliedIn(application, today) : begunIn(changeable.grant, today)));
  const { now, send, made } = useSendingApplied(props);
  const { state, comment } = application ?? {};
  return (
    <EntityForm
      label={title}
      send={t('submit')}
      initial={initial}
      onSend={send}
      onSent={() => toldAndClosed(t('applied', { number: made.current }), onClose)()}
      onCancel={onClose}
    >
      {now && now !== application && <Meanwhile entity={ChangeApplicationDraft} opened={initial} now={appliedIn(now, today)} />}
      {state === 'rejected' && comment && (
        <p className="change-notice" data-tone="danger">
          {t('rejectedBecause')}
          <TypedText text={comment} />
        </p>
      )}
      <ChangeFields changeable={changeable} today={today} />
      <Asked changeable={changeable} today={today} />
    </EntityForm>
  );
}
