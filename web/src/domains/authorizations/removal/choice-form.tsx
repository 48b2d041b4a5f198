import { authorizationsDomain } from '@hall/contract/authorizations';
import { RemovalChoice } from '@hall/contract/grant-removal';
import { REMOVAL_WAYS, type RemovalWay, removalFaultAt } from '@hall/contract/rules/removal';
import { Check, Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { meantAmount } from '../../granting/index.ts';
import { DepartmentsPicker } from './departments-picker.tsx';
import { ProjectsPicker } from './projects-picker.tsx';
import { useRemovalTexts } from './removal-texts.ts';

const { EntityForm, FormField, TextField, useValue } = formOf(RemovalChoice);

const BEGUN: Partial<RemovalChoice> = { way: 'amount', projects: [], departments: [] };
const WAYS = Object.keys(REMOVAL_WAYS) as RemovalWay[];

function WayChoice(control: Control<RemovalWay>) {
  const { pick } = useRemovalTexts();
  const term = useTerms(RemovalChoice);
  const options = WAYS.map((value) => ({ value, label: pick(REMOVAL_WAYS[value][0], REMOVAL_WAYS[value][1]) }));
  return <Choice {...control} label={term('way')} options={options} />;
}

function BelowCheck(control: Control<boolean>) {
  const { t } = useRemovalTexts();
  return <Check {...control} label={t('belowToo')} />;
}

/** What is asked for in a way; another one's fields keep what they had, and say nothing. */
const meantBy = ({ way, most, projects, departments, withBelow }: RemovalChoice): RemovalChoice => ({
  way,
  ...(way === 'amount' && { most }),
  ...(way !== 'department' && { projects }),
  ...(way !== 'project' && { departments, withBelow }),
});

/** What is wrong with a field, as the server would say it. */
const checkOf = (field: 'most' | 'projects' | 'departments', way: RemovalWay) => (value: unknown) =>
  removalFaultAt(field, { way, [field]: field === 'most' ? String(meantAmount(value ?? '')) : value });

function Fields() {
  const { t } = useRemovalTexts();
  const way = useValue('way') ?? 'amount';
  const narrows = way === 'amount';
  return (
    <>
      <FormField name="way" required>
        <WayChoice />
      </FormField>
      {way === 'amount' && (
        <TextField
          name="most"
          required
          missing="removal-amount"
          tidy={meantAmount}
          inputMode="decimal"
          autoComplete="off"
          hint={t('mostHint')}
          check={checkOf('most', way)}
        />
      )}
      {way !== 'department' && (
        <FormField
          name="projects"
          key={`projects ${way}`}
          required={!narrows}
          {...(narrows && { hint: t('narrowProjects') })}
          check={checkOf('projects', way)}
        >
          <ProjectsPicker />
        </FormField>
      )}
      {way !== 'project' && (
        <>
          <FormField
            name="departments"
            key={`departments ${way}`}
            required={!narrows}
            hint={t(narrows ? 'narrowDepartments' : 'departmentsHint')}
            check={checkOf('departments', way)}
          >
            <DepartmentsPicker />
          </FormField>
          <FormField name="withBelow">
            <BelowCheck />
          </FormField>
        </>
      )}
    </>
  );
}

/** By what grants are found that are to be removed: an amount, projects or departments. */
export function ChoiceForm({ onSend }: { readonly onSend: (choice: RemovalChoice) => Promise<unknown> }) {
  const { t, language } = useRemovalTexts();
  const label = authorizationsDomain.permissions['authorizations.remove'][language];
  return (
    <EntityForm label={label} send={t('find')} initial={BEGUN} onSend={(choice) => onSend(meantBy(choice))}>
      <Fields />
    </EntityForm>
  );
}
