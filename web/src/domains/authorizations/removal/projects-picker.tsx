import type { Control } from '../../../shared/form/control.ts';
import { FoundSelects, useGrantingTexts, useLookingFor, useProjectLabels, useProjectsFoundQuery } from '../../granting/index.ts';

/** Chooses some projects, each by a part of its code or name. */
export function ProjectsPicker(props: Control<string[]>) {
  const { t } = useGrantingTexts();
  const looking = useLookingFor();
  const found = useProjectsFoundQuery({ ...looking.asked, closed: false }, { skip: looking.text === '' });
  return (
    <FoundSelects
      {...props}
      looking={looking}
      found={found}
      keyOf={({ code }) => code}
      labelOf={useProjectLabels()}
      placeholder={t('findProject')}
      nothing={looking.text === '' ? t('findProject') : t('noProject')}
      more={t('moreProjects')}
    />
  );
}
