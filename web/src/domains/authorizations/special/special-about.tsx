import { SpecialDraft } from '@hall/contract/special-grants';
import { Form } from 'antd';
import { Choice } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { ProjectPicker, useGrantingTexts } from '../../granting/index.ts';
import { type Chosen, projectFault } from './special-checks.ts';
import type { SpecialDepartmentProps } from './special-department.tsx';
import { useSpecialTexts } from './special-texts.ts';

const { FormField } = formOf(SpecialDraft);

interface SpecialAboutProps {
  readonly shown: Chosen;
  readonly chosen: () => Chosen;
  readonly onChoose: (change: Partial<Chosen>) => void;
}

/** Of the project that is chosen: where it belongs, who leads it, and until when it can be granted. */
function ProjectFacts({ project }: { readonly project: NonNullable<Chosen['project']> }) {
  const { t, pick } = useGrantingTexts();
  const { department, departmentEn, leader, leaderEn, until } = project;
  const said = [pick(department, departmentEn), t('ledBy', { leader: pick(leader, leaderEn) }), t('until', { day: until })];
  return <span className="grant-facts">{said.join(' · ')}</span>;
}

function ProjectField({ shown: { project }, chosen, onChoose }: SpecialAboutProps) {
  return (
    <FormField
      name="project"
      required
      missing="grant-what"
      check={() => projectFault(chosen())}
      {...(project && { hint: <ProjectFacts project={project} /> })}
    >
      <ProjectPicker {...FIRST_FOCUS} project={project} onPick={(picked) => onChoose({ project: picked })} />
    </FormField>
  );
}

// The tree of departments is loaded where it is chosen from.
const SpecialDepartment = lazyPart<SpecialDepartmentProps>(() => import('./special-department.tsx').then((part) => part.SpecialDepartment));

/** What a special grant is on: a project, or all projects of a department. */
export function SpecialAbout(props: SpecialAboutProps) {
  const { t } = useSpecialTexts();
  const { about } = props.shown;
  const options = [
    { value: 'project', label: t('aProject') },
    { value: 'department', label: t('aDepartment') },
  ] as const;
  return (
    <>
      <Form.Item label={t('about')}>
        <Choice label={t('about')} options={options} value={about} onChange={(picked) => props.onChoose({ about: picked })} />
      </Form.Item>
      {about === 'project' ? <ProjectField {...props} /> : <SpecialDepartment later={t('later')} withBelow={t('withBelowIt')} />}
    </>
  );
}
