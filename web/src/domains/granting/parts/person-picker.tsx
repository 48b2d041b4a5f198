import type { FoundPerson } from '@hall/contract/found-person';
import type { Control } from '../../../shared/form/control.ts';
import { usePeopleToAuthorizeQuery } from '../api.ts';
import { useGrantingTexts } from '../texts.ts';
import { FoundSelect, useLookingFor } from './found-select.tsx';

interface PersonPickerProps extends Control<string> {
  readonly person: FoundPerson | undefined;
  /** It is told before the form has the staff number. */
  readonly onPick: (person: FoundPerson) => void;
}

/** People of one name are told apart by staff number and department. */
export function usePersonLabels() {
  const { pick } = useGrantingTexts();
  return ({ name, nameEn, staffNumber, department, departmentEn }: FoundPerson) =>
    `${pick(name, nameEn)} ${staffNumber} · ${pick(department, departmentEn)}`;
}

/** Chooses who is to get a grant by name, number or pinyin; what is against somebody the form says once they are chosen. */
export function PersonPicker({ person, onPick, ...control }: PersonPickerProps) {
  const { t } = useGrantingTexts();
  const looking = useLookingFor();
  const found = usePeopleToAuthorizeQuery(looking.asked, { skip: looking.text === '' });
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={person}
      keyOf={({ staffNumber }) => staffNumber}
      labelOf={usePersonLabels()}
      onPick={onPick}
      placeholder={t('findPerson')}
      nothing={looking.text === '' ? t('findPerson') : t('noPerson')}
    />
  );
}
