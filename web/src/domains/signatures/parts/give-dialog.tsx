import type { FoundPerson } from '@hall/contract/found-person';
import { REASON_MAX } from '@hall/contract/project-terms';
import { lastDayOf } from '@hall/contract/rules/durations';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { SignatureTerms } from '@hall/contract/rules/signatures';
import { SignatureDraft } from '@hall/contract/signatures';
import { Input } from 'antd';
import { useRef, useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { Choice } from '../../../shared/form/choice.tsx';
import { DayInput } from '../../../shared/form/day-input.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useFirst } from '../../../shared/form/meanwhile.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { AmountInCapitals, meantAmount, PersonPicker, useChosen } from '../../granting/index.ts';
import { useGiveSignatureMutation, useSignableQuery } from '../api.ts';
import { faultAt, signerFault } from '../giving-checks.ts';
import { useGivingTexts } from '../giving-texts.ts';
import { SignedProjects } from './signed-projects.tsx';

export interface GiveDialogProps {
  readonly onClose: () => void;
}

const { EntityForm, FormField, TextField, useValue } = formOf(SignatureDraft);

/** What is signed for: all, or some projects. */
function Scope({ check }: { readonly check: (_: unknown, values: object) => ReturnType<typeof faultAt> }) {
  const { t } = useGivingTexts();
  const everything = useValue('everything');
  const options = [
    { value: false, label: t('chosen') },
    { value: true, label: t('all') },
  ] as const;
  return (
    <>
      <FormField name="everything" label={t('scope')} required={false} {...(everything && { hint: t('allHint') })}>
        <Choice label={t('scope')} options={options} />
      </FormField>
      {!everything && (
        <FormField name="projects" required check={check} hint={t('chosenHint')}>
          <SignedProjects />
        </FormField>
      )}
    </>
  );
}

/** Of how much a single decision may be; above it, the amount in capitals once there is one. */
function AmountHint() {
  const { t } = useGivingTexts();
  return (
    <>
      {t('each')}
      <br />
      <AmountInCapitals typed={useValue('amount')} />
    </>
  );
}

function Fields({ today }: { readonly today: string }) {
  const { t } = useGivingTexts();
  const principal = useMeQuery().data?.staffNumber ?? '';
  const { shown, choose, chosen } = useChosen<{ readonly person?: FoundPerson }>({});
  const checkOf = (name: keyof SignatureTerms) => (_: unknown, values: object) => faultAt(name, values, today);
  return (
    <>
      <FormField name="signer" required check={() => signerFault(chosen().person, principal)} hint={t('signerHint')}>
        <PersonPicker person={shown.person} onPick={(person) => choose({ person })} />
      </FormField>
      <Scope check={checkOf('projects')} />
      <div className="hall-form-columns">
        <FormField name="firstDay" required check={checkOf('firstDay')}>
          <DayInput />
        </FormField>
        <FormField name="lastDay" required check={checkOf('lastDay')} dependsOn={['firstDay']}>
          <DayInput />
        </FormField>
      </div>
      <TextField
        name="amount"
        required
        check={checkOf('amount')}
        tidy={meantAmount}
        inputMode="decimal"
        autoComplete="off"
        hint={<AmountHint />}
      />
      <FormField name="reason">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} />
      </FormField>
    </>
  );
}

/** @param props.everything whether it begins with all: there is nothing to choose from */
function OpenForm({ everything, onClose }: GiveDialogProps & { readonly everything: boolean }) {
  const { t, pick } = useGivingTexts();
  const [give] = useGiveSignatureMutation();
  const [today] = useState(() => wireDay(new Date()));
  const begun = { everything, projects: [], firstDay: today, lastDay: lastDayOf(today, 'month') ?? '' };
  const said = useRef('');
  const send = async (draft: SignatureDraft) => {
    const { signer: name, signerEn, state, firstDay } = await give({ ...draft, projects: draft.projects ?? [] }).unwrap();
    said.current = t(state === 'active' ? 'done' : 'doneLater', { who: pick(name, signerEn), day: firstDay });
  };
  return (
    <EntityForm
      label={t('give')}
      send={t('give')}
      initial={begun}
      onSend={send}
      onSent={() => toldAndClosed(said.current, onClose)()}
      onCancel={onClose}
    >
      <Fields today={today} />
    </EntityForm>
  );
}

/** Lets another person decide for the person who is signed in, from a day to a day and up to an amount (PROJ-27). */
export function GiveDialog({ onClose }: GiveDialogProps) {
  const { t } = useGivingTexts();
  const query = useSignableQuery({ text: '', page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  const found = useFirst(query);
  return (
    <Dialog title={t('give')} width={640} lightDismiss={false} onClose={onClose}>
      <QueryView
        query={{ ...query, data: found }}
        empty={{ when: ({ total, heads }) => total === 0 && !heads, hint: t('nothing') }}
        lines={6}
      >
        {({ total }) => <OpenForm everything={total === 0} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}
