import { DepartmentGrantDraft, type HeadedDepartment } from '@hall/contract/department-grants';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { Check, Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { FoundSelects, useGrantingTexts, useLookingFor, useProjectLabels } from '../../granting/index.ts';
import { useDepartmentProjectsQuery } from './department-api.ts';
import { useDepartmentTexts } from './department-texts.ts';

const { FormField, useValue } = formOf(DepartmentGrantDraft);

/** What the grants are on: all projects of a department, or some. */
export type About = 'whole' | 'some';

interface DepartmentAboutProps {
  readonly headed: readonly HeadedDepartment[];
  readonly about: About;
  readonly onChoose: (about: About) => void;
}

interface ProjectsPickerProps extends Control<string[]> {
  readonly known: readonly ProjectToApplyFor[];
  readonly onPick: (projects: readonly ProjectToApplyFor[]) => void;
}

/** Chooses some projects of the departments that the person heads. */
function ProjectsPicker(props: ProjectsPickerProps) {
  const { t } = useGrantingTexts();
  const looking = useLookingFor();
  const found = useDepartmentProjectsQuery(looking.asked);
  return (
    <FoundSelects
      {...props}
      looking={looking}
      found={found}
      keyOf={({ code }) => code}
      labelOf={useProjectLabels()}
      placeholder={t('findProject')}
      nothing={t('noProject')}
      more={t('moreProjects')}
    />
  );
}

function WholeDepartment({ headed }: Pick<DepartmentAboutProps, 'headed'>) {
  const { t, pick } = useDepartmentTexts();
  const chosen = useValue('department');
  const options = headed.map(({ id, name, nameEn }) => ({ value: id, label: pick(name, nameEn) }));
  const hasBelow = headed.find(({ id }) => id === chosen)?.hasBelow;
  return (
    <>
      <FormField name="department" required missing="grant-what" hint={t('later')}>
        <Select options={options} />
      </FormField>
      {hasBelow && (
        <FormField name="withBelow" required={false}>
          <Check label={t('withBelowIt')} />
        </FormField>
      )}
    </>
  );
}

const noneFault = (codes: unknown) => (Array.isArray(codes) && codes.length === 0 ? 'removal-projects' : undefined);

/** A department that the person heads as a whole, or projects of those (PROJ-17). */
export function DepartmentAbout({ headed, about, onChoose }: DepartmentAboutProps) {
  const { t } = useDepartmentTexts();
  // They are named by this where the choice is left and come back to.
  const [projects, setProjects] = useState<readonly ProjectToApplyFor[]>([]);
  const options = [
    { value: 'whole', label: t('whole') },
    { value: 'some', label: t('some') },
  ] as const;
  return (
    <>
      <Form.Item label={t('about')}>
        <Choice label={t('about')} options={options} value={about} onChange={onChoose} />
      </Form.Item>
      {about === 'whole' ? (
        <WholeDepartment headed={headed} />
      ) : (
        <FormField name="projects" required check={noneFault} hint={t('someHint')}>
          <ProjectsPicker known={projects} onPick={setProjects} />
        </FormField>
      )}
    </>
  );
}
