import { Select, type SelectProps } from 'antd';
import { useTodoFunctionsQuery } from '../sources-api.ts';
import { useSourcesTexts } from '../sources-texts.ts';

/** Chooses a function of the hall or of a linked system, by the names of both. */
export function FunctionSelect(props: Omit<SelectProps<string>, 'options'>) {
  const { t, pick } = useSourcesTexts();
  const { data = [], isFetching } = useTodoFunctionsQuery();
  const options = data.map(({ menuId, name, nameEn, system, systemEn }) => ({
    value: menuId,
    label: `${pick(system, systemEn)} / ${pick(name, nameEn)}`,
  }));
  return (
    <Select
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isFetching}
      options={options}
      notFoundContent={t('noFunction')}
    />
  );
}
