import type { Control } from '../../../shared/form/control.ts';
import { FoundSelects, useLookingFor, useProjectLabels } from '../../granting/index.ts';
import { useSignableQuery } from '../api.ts';
import { useGivingTexts } from '../giving-texts.ts';

/** Chooses some of the projects that the person leads, or of the departments that the person heads, by code or name. */
export function SignedProjects(control: Control<string[]>) {
  const { t } = useGivingTexts();
  const looking = useLookingFor();
  const found = useSignableQuery(looking.asked);
  return (
    <FoundSelects
      {...control}
      looking={looking}
      found={found}
      keyOf={({ code }) => code}
      labelOf={useProjectLabels()}
      placeholder={t('findProject')}
      nothing={t('noProject')}
      more={t('more')}
    />
  );
}
