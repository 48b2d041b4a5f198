import { authorizationsDomain } from '@hall/contract/authorizations';
import type { FoundPerson } from '@hall/contract/found-person';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { GRANT_SYSTEMS, type GrantSystem, grantAmountFault } from '@hall/contract/rules/grant-terms';
import { type WhyUse, WhyUseQuestion } from '@hall/contract/why-use';
import { useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { meantAmount, PersonPicker, ProjectPicker } from '../../granting/index.ts';
import { WhyUseAnswer } from '../parts/why-use-answer.tsx';
import { useLazyWhyUseQuery } from '../why-use-api.ts';
import { useWhyUseTexts } from '../why-use-texts.ts';
import '../../../shared/ui/hall-page.css';
import './why-use-page.css';

const { EntityForm, FormField, TextField } = formOf(WhyUseQuestion);

const BEGUN = { system: 'expense' } as const;
const SYSTEMS = Object.keys(GRANT_SYSTEMS) as GrantSystem[];

function SystemChoice(control: Control<GrantSystem>) {
  const { pick } = useWhyUseTexts();
  const term = useTerms(WhyUseQuestion);
  const options = SYSTEMS.map((value) => ({ value, label: pick(GRANT_SYSTEMS[value][0], GRANT_SYSTEMS[value][1]) }));
  return <Choice {...control} label={term('system')} options={options} />;
}

/** Nothing, or a sum that could be claimed. */
const amountFault = (amount: unknown) => (amount && grantAmountFault(String(meantAmount(amount))) ? ('claim-amount' as const) : undefined);

function Fields() {
  const { t } = useWhyUseTexts();
  const [project, setProject] = useState<ProjectToApplyFor>();
  const [person, setPerson] = useState<FoundPerson>();
  return (
    <>
      <FormField name="project" required>
        <ProjectPicker closed project={project} onPick={setProject} />
      </FormField>
      <FormField name="staffNumber" hint={t('oneself')}>
        <PersonPicker person={person} onPick={setPerson} />
      </FormField>
      <FormField name="system" required>
        <SystemChoice />
      </FormField>
      <TextField name="amount" tidy={meantAmount} inputMode="decimal" autoComplete="off" hint={t('noMoney')} check={amountFault} />
    </>
  );
}

/** Why somebody can use a project, or cannot: of oneself, and of others for who leads it or manages grants (PROJ-10). */
export function WhyUsePage() {
  const { t, language } = useWhyUseTexts();
  const me = useMeQuery().data?.staffNumber;
  const [ask] = useLazyWhyUseQuery();
  const [answer, setAnswer] = useState<{ readonly why: WhyUse; readonly own: boolean }>();
  const send = async (question: WhyUseQuestion) => {
    setAnswer(undefined);
    const why = await ask(question).unwrap();
    setAnswer({ why, own: !question.staffNumber || question.staffNumber === me });
  };
  return (
    <div className="hall-page why-use-page">
      <h1>{authorizationsDomain.permissions['authorizations.why'][language]}</h1>
      <p>{t('intro')}</p>
      <EntityForm label={authorizationsDomain.permissions['authorizations.why'][language]} send={t('check')} initial={BEGUN} onSend={send}>
        <Fields />
      </EntityForm>
      {answer && <WhyUseAnswer {...answer} />}
    </div>
  );
}
