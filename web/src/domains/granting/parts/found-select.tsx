import { Select } from 'antd';
import { type ReactElement, useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useGrantingTexts } from '../texts.ts';
import './granting.css';

/** How many are offered at once. */
export const OFFERED = 20;

/** What is looked for, by what is typed. */
export function useLookingFor() {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  return { typed, setTyped, text, settled: text === typed.trim(), asked: { text, page: 1, pageSize: OFFERED } };
}

/** What is looked for, and how it is offered. */
export interface Finding<T> {
  readonly looking: ReturnType<typeof useLookingFor>;
  readonly found: {
    readonly currentData?: { readonly total: number; readonly rows: readonly T[] };
    readonly isFetching: boolean;
    readonly isError: boolean;
  };
  /** Tells one from the others that are offered. */
  readonly keyOf: (one: T) => string;
  /** What one is called, among those that are offered or once it is chosen. */
  readonly labelOf: (one: T, offered: boolean) => string;
  readonly placeholder: string;
  /** What is said where none was found. */
  readonly nothing: string;
  /** What is said where there are more than are offered. */
  readonly more?: string;
}

interface FoundSelectProps<T> extends Control<string>, Finding<T> {
  /** What is chosen. */
  readonly chosen: T | undefined;
  /** What the form has of the one that is chosen. */
  readonly sentOf?: (one: T) => string;
  /** It is told before the form has the value. */
  readonly onPick: (one: T) => void;
}

/** What is offered, with a line below it where there is more. */
export const offering = (more: string | false | undefined) => (menu: ReactElement) => (
  <>
    {menu}
    {more && <p className="grant-more">{more}</p>}
  </>
);

/** Chooses one of those that the server finds by what is typed. */
export function FoundSelect<T>(props: FoundSelectProps<T>) {
  const { looking, found, chosen, keyOf, sentOf = keyOf, labelOf, onPick, onChange, nothing, more, ...control } = props;
  const { t } = useGrantingTexts();
  const { typed, setTyped, settled } = looking;
  // What was found for other words would be pressed just as it makes way.
  const offered = (settled && found.currentData?.rows) || [];
  const choose = (key: string) => {
    const one = offered.find((each) => keyOf(each) === key);
    if (!one) return;
    onPick(one);
    onChange?.(sentOf(one));
  };
  return (
    <Select
      {...control}
      labelInValue
      value={chosen && { value: keyOf(chosen), label: labelOf(chosen, false) }}
      options={offered.map((one) => ({ value: keyOf(one), label: labelOf(one, true) }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={({ value: key }) => choose(key)}
      onSelect={() => setTyped('')}
      loading={found.isFetching}
      notFoundContent={found.isFetching || !settled ? t('finding') : found.isError ? t('notLookedUp') : nothing}
      popupRender={offering((found.currentData?.total ?? 0) > OFFERED && more)}
    />
  );
}
