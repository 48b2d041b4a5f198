import { ApplicationDraft } from '@hall/contract/applications';
import { REASON_MAX } from '@hall/contract/project-terms';
import { Input } from 'antd';
import { formOf } from '../../../shared/form/form-of.tsx';
import { FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import {
  DurationFields,
  type FaultOf,
  LimitFields,
  PersonPicker,
  ProjectPicker,
  type ProjectPickerProps,
  SystemChecks,
  useChosen,
} from '../../granting/index.ts';
import { type Chosen, personFault, projectFault, termFaultOf } from '../applying-checks.ts';
import { useApplyingTexts } from '../applying-texts.ts';
import { ProjectFacts } from './project-facts.tsx';

const { FormField } = formOf(ApplicationDraft);

interface ApplyFieldsProps {
  readonly first: Chosen;
  /** yyyy-MM-dd. */
  readonly today: string;
}

interface ProjectFieldProps extends ProjectPickerProps {
  readonly chosen: () => Chosen;
}

function ProjectField({ project, chosen, onPick }: ProjectFieldProps) {
  return (
    <FormField
      name="project"
      required
      missing="application-project"
      check={(_, __, whole) => (whole ? projectFault(chosen()) : undefined)}
      {...(project && { hint: <ProjectFacts project={project} /> })}
    >
      <ProjectPicker {...FIRST_FOCUS} project={project} onPick={onPick} />
    </FormField>
  );
}

/** What somebody applies for, and why. */
export function ApplyFields({ first, today }: ApplyFieldsProps) {
  const { t } = useApplyingTexts();
  const { shown, choose, chosen } = useChosen(first);
  const { project, person } = shown;
  const faultOf: FaultOf = (name, values, whole) => termFaultOf(name, values, chosen(), { whole, today });
  return (
    <>
      <ProjectField project={project} chosen={chosen} onPick={(picked) => choose({ project: picked })} />
      <div className="hall-form-columns">
        <FormField
          name="staffNumber"
          required
          check={(_, __, whole) => (whole ? personFault(chosen()) : undefined)}
          dependsOn={['project']}
        >
          <PersonPicker person={person} onPick={(picked) => choose({ person: picked })} />
        </FormField>
        <FormField name="systems" required check={(_, values, whole) => faultOf('systems', values, whole)} dependsOn={['project']}>
          <SystemChecks />
        </FormField>
      </div>
      <FormField name="reason" required>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={REASON_MAX} />
      </FormField>
      <DurationFields faultOf={faultOf} longTerm={project?.until ? t('longTo', { day: project.until }) : t('longToProject')} />
      <LimitFields faultOf={faultOf} />
    </>
  );
}
