import type { FoundPerson } from '@hall/contract/found-person';
import { lookUpsEndpoints } from '@hall/contract/look-ups';
import { useState } from 'react';
import { apiWithTags, queryFor } from '../../../shared/api/hall-api.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useTexts } from '../texts.ts';

const lookUpsApi = apiWithTags('people/found').injectEndpoints({
  endpoints: (build) => ({
    peopleFound: queryFor(build, lookUpsEndpoints.people, ['people/found'], { tells: 'panel' }),
    roleChoices: queryFor(build, lookUpsEndpoints.roleChoices, ['people/found'], { tells: 'panel' }),
    departments: queryFor(build, lookUpsEndpoints.departments, ['people/found'], { tells: 'panel' }),
  }),
});

const { usePeopleFoundQuery } = lookUpsApi;
export const { useDepartmentsQuery, useRoleChoicesQuery } = lookUpsApi;

/** How many people are offered at once. */
const OFFERED = 20;

type Named = Omit<FoundPerson, 'departmentId'>;

/** What a control needs that offers people by name, number or pinyin. @param known who is offered without being looked for */
export function useFoundPeople(known?: Named) {
  const { t, pick } = useTexts();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { currentData, isFetching } = usePeopleFoundQuery({ text, page: 1, pageSize: OFFERED }, { skip: text === '' });
  const labelOf = ({ name, nameEn, staffNumber, department, departmentEn }: Named) =>
    `${pick(name, nameEn)} ${staffNumber} · ${pick(department, departmentEn)}`;
  // What was found for other words is not what is looked for.
  const awaited = typed.trim() !== '' && text !== typed.trim();
  const people: readonly Named[] = awaited ? [] : (currentData?.rows ?? (known ? [known] : []));
  const nobody = text === '' ? t('typeToFind') : t('nobodyFound');
  return {
    options: people.map((person) => ({ value: person.staffNumber, label: labelOf(person) })),
    showSearch: { filterOption: false, onSearch: setTyped, searchValue: typed } as const,
    // What was typed stays otherwise, and the next name would be typed behind it.
    onSelect: () => setTyped(''),
    loading: isFetching,
    notFoundContent: isFetching || awaited ? t('finding') : nobody,
  };
}
