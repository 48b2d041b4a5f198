import { Select } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import { FunctionIcon, ICON_NAMES } from '../parts/function-icon.tsx';
import { useTexts } from './texts.ts';

export interface IconSelectProps extends Control<string> {
  /** Whether there must be one. */
  readonly required?: boolean;
}

/** Chooses the icon of a menu entry, or of a linked system. */
export function IconSelect({ required = false, ...control }: IconSelectProps) {
  const { t } = useTexts();
  const options = ICON_NAMES.map((name) => ({ value: name, label: t(name) }));
  return (
    <Select
      {...control}
      allowClear={!required}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      optionRender={({ value, label }) => (
        <>
          <FunctionIcon node={{ image: String(value) }} /> {label}
        </>
      )}
    />
  );
}
