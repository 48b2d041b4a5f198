import type { FoundPerson } from '@hall/contract/found-person';
import type { Control } from '../../../shared/form/control.ts';
import { usePeopleToAuthorizeQuery } from '../api.ts';
import { useGrantingTexts } from '../texts.ts';
import { useLookingFor } from './found-select.tsx';
import { FoundSelects } from './found-selects.tsx';
import { usePersonLabels } from './person-picker.tsx';

interface PeoplePickerProps extends Control<string[]> {
  /** It is told before the form has the staff numbers. */
  readonly onPick: (people: readonly FoundPerson[]) => void;
}

/** Chooses those who are to get a grant by name, number or pinyin. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { t } = useGrantingTexts();
  const looking = useLookingFor();
  const found = usePeopleToAuthorizeQuery(looking.asked, { skip: looking.text === '' });
  return (
    <FoundSelects
      {...props}
      looking={looking}
      found={found}
      keyOf={({ staffNumber }) => staffNumber}
      labelOf={usePersonLabels()}
      placeholder={t('findPerson')}
      nothing={looking.text === '' ? t('findPerson') : t('noPerson')}
    />
  );
}
