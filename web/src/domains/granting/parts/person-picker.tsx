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

/** Chooses who is to get a grant by name, number or pinyin; what is against somebody the form says once they are chosen. */
export function PersonPicker({ person, onPick, ...control }: PersonPickerProps) {
  const { t, pick } = useGrantingTexts();
  const looking = useLookingFor();
  const found = usePeopleToAuthorizeQuery(looking.asked, { skip: looking.text === '' });
  const labelOf = ({ name, nameEn, staffNumber, department, departmentEn }: FoundPerson) =>
    `${pick(name, nameEn)} ${staffNumber} · ${pick(department, departmentEn)}`;
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={person}
      keyOf={({ staffNumber }) => staffNumber}
      labelOf={labelOf}
      onPick={onPick}
      placeholder={t('findPerson')}
      nothing={looking.text === '' ? t('findPerson') : t('noPerson')}
    />
  );
}
