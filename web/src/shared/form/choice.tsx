import { useId } from 'react';
import type { Control } from './control.ts';
import './choice.css';

interface ChoiceProps<V> extends Control<V> {
  /** What is chosen, to who cannot see it. */
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

/** One of a few, all of them in sight. */
export function Choice<V extends string | number | boolean>({ id, label, options, value, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <div className="hall-choice" role="radiogroup" id={id} aria-label={label}>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange?.(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface CheckProps extends Control<boolean> {
  readonly label: string;
}

/** A yes or no. */
export function Check({ id, label, value = false, onChange, onBlur }: CheckProps) {
  return (
    <span className="hall-choice">
      <label>
        <input type="checkbox" id={id} checked={value} onChange={({ target }) => onChange?.(target.checked)} onBlur={onBlur} />
        {label}
      </label>
    </span>
  );
}
