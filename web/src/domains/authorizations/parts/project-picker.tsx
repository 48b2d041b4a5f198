import type { GrantableProject } from '@hall/contract/giving';
import type { Control } from '../../../shared/form/control.ts';
import { FoundSelect, useGrantingTexts, useLookingFor } from '../../granting/index.ts';
import { useGrantableQuery } from '../giving-api.ts';
import { useGivingTexts } from '../giving-texts.ts';

interface ProjectPickerProps extends Control<string> {
  /** What is chosen. */
  readonly project: GrantableProject | undefined;
  /** It is told before the form has the code. */
  readonly onPick: (project: GrantableProject) => void;
}

/** A project comes once for each grant on it that may be given on. */
const keyOf = ({ code, parent = '' }: GrantableProject): string => `${code} ${parent}`;

function useLabels() {
  const { t, pick } = useGivingTexts();
  const granting = useGrantingTexts();
  return ({ code, name, nameEn, parent, state }: GrantableProject): string =>
    [
      `${code} ${pick(name, nameEn)}`,
      ...(parent ? [t('ownGrant', { number: parent })] : []),
      ...(state === 'frozen' ? [granting.t('frozen')] : []),
    ].join(' · ');
}

/** Chooses one of the projects that the person can grant, by code or name. */
export function ProjectPicker({ project, onPick, ...control }: ProjectPickerProps) {
  const { t } = useGivingTexts();
  const granting = useGrantingTexts();
  const looking = useLookingFor();
  const found = useGrantableQuery(looking.asked);
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={project}
      keyOf={keyOf}
      sentOf={({ code }) => code}
      labelOf={useLabels()}
      onPick={onPick}
      placeholder={granting.t('findProject')}
      nothing={t('noProject')}
      more={granting.t('moreProjects')}
    />
  );
}
