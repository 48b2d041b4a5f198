import { Select, type SelectProps } from 'antd';
import { useCodeInfoQuery } from '../../codes/index.ts';
import { useTexts } from '../texts.ts';

export interface CodeSelectProps extends Omit<SelectProps<string>, 'options'> {
  /** The set of codes that it chooses from. */
  readonly codes: string;
}

/** Chooses a code by what the institution calls it. */
export function CodeSelect({ codes, ...props }: CodeSelectProps) {
  const { pick } = useTexts();
  const { data = [], isFetching } = useCodeInfoQuery({ setId: codes }, { refetchOnMountOrArgChange: true });
  const options = data.map(({ code, name, nameEn }) => ({ value: code, label: pick(name, nameEn) }));
  return <Select {...props} showSearch={{ optionFilterProp: 'label' }} loading={isFetching} options={options} />;
}
