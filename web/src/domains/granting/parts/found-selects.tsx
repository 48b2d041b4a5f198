import { Select } from 'antd';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useGrantingTexts } from '../texts.ts';
import { type Finding, OFFERED, offering } from './found-select.tsx';

interface FoundSelectsProps<T> extends Control<string[]>, Finding<T> {
  /** What of the chosen is known already: such as what was chosen before it was away. */
  readonly known?: readonly T[];
  /** Is told all that are chosen, before the form has their keys. */
  readonly onPick?: ((picked: readonly T[]) => void) | undefined;
}

/** Chooses some of those that the server finds by what is typed. */
export function FoundSelects<T>(props: FoundSelectsProps<T>) {
  const {
    looking,
    found,
    keyOf,
    labelOf,
    known: before = [],
    onPick,
    value = [],
    onChange,
    placeholder,
    nothing,
    more,
    ...control
  } = props;
  const { t } = useGrantingTexts();
  const { typed, setTyped, settled } = looking;
  const [picked, setPicked] = useState(before);
  const offered = (settled && found.currentData?.rows) || [];
  const known = (key: string) => [...picked, ...offered].find((one) => keyOf(one) === key);
  const chosen = (key: string) => {
    const one = known(key);
    return { value: key, label: one ? labelOf(one, false) : key };
  };
  const choose = (keys: string[]) => {
    const all = keys.flatMap((key) => known(key) ?? []);
    setPicked(all);
    setTyped('');
    onPick?.(all);
    onChange?.(keys);
  };
  return (
    <Select
      {...control}
      mode="multiple"
      allowClear
      labelInValue
      value={value.map(chosen)}
      options={offered.map((one) => ({ value: keyOf(one), label: labelOf(one, true) }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={(taken) => choose(taken.map((one) => one.value))}
      loading={found.isFetching}
      placeholder={placeholder}
      popupRender={offering((found.currentData?.total ?? 0) > OFFERED && more)}
      notFoundContent={found.isFetching || !settled ? t('finding') : found.isError ? t('notLookedUp') : nothing}
    />
  );
}
