import { isRequired, maxLengthOf } from '@hall/contract/wire/broken-rule';
import { optionsOf } from '@hall/contract/wire/coded';
import type { Entity, Field } from '@hall/contract/wire/entity';
import { termsOf } from '@hall/contract/wire/entity';
import { Input, Select } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { FaultText } from '../../../shared/form/fault-text.tsx';
import { useLanguage } from '../../../shared/i18n/use-language.tsx';
import { faultOf } from '../faults.ts';

/** What is arranged, and who is told of a change of it. */
export interface Arranged<T> {
  readonly entity: Entity<T>;
  readonly setup: T;
  readonly onChange: (part: Partial<T>) => void;
}

interface FieldProps<T> extends Arranged<T> {
  readonly name: keyof T & string;
  readonly hint?: ReactNode;
}

interface LabelledProps<T> extends Omit<FieldProps<T>, 'onChange'> {
  readonly children: ReactElement<{ id?: string; status?: 'error'; 'aria-invalid'?: boolean; 'aria-describedby'?: string }>;
}

/** A control below the term of its field, with what is wrong with its value below. */
function Labelled<T>({ entity, setup, name, hint, children }: LabelledProps<T>) {
  const id = useId();
  const language = useLanguage();
  const [, schema] = entity.fields[name] as Field;
  const term = termsOf(entity, name);
  const fault = faultOf(entity, name, setup[name]);
  const note = useId();
  const said = fault ? <FaultText {...fault} term={term} /> : hint;
  const described = said ? { 'aria-describedby': note } : {};
  return (
    <div className="setup-field">
      <label htmlFor={id} className={isRequired(schema) ? 'hall-form-required' : undefined}>
        {term[language]}
      </label>
      {cloneElement(children, { id, ...described, ...(fault && { status: 'error' as const, 'aria-invalid': true }) })}
      <p id={note} className={fault ? 'setup-fault' : 'setup-hint'} role={fault ? 'alert' : undefined}>
        {said}
      </p>
    </div>
  );
}

/** A text of one line. */
export function TextSetup<T>({ onChange, placeholder, ...props }: FieldProps<T> & { readonly placeholder?: string }) {
  const { entity, setup, name } = props;
  const [, schema] = entity.fields[name] as Field;
  const max = maxLengthOf(schema);
  return (
    <Labelled {...props}>
      <Input
        value={String(setup[name] ?? '')}
        placeholder={placeholder}
        {...(max !== undefined && { maxLength: max })}
        onChange={({ target }) => onChange({ [name]: target.value } as Partial<T>)}
      />
    </Labelled>
  );
}

/** A whole number; what is no digit cannot be typed. */
export function NumberSetup<T>({ onChange, ...props }: FieldProps<T>) {
  const { setup, name } = props;
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 5);
    onChange({ [name]: digits === '' ? undefined : Number(digits) } as Partial<T>);
  };
  return (
    <Labelled {...props}>
      <Input inputMode="numeric" value={String(setup[name] ?? '')} onChange={({ target }) => change(target.value)} />
    </Labelled>
  );
}

/** One of the values that the field can have. */
export function ChoiceSetup<T>({ onChange, fallback = '', ...props }: FieldProps<T> & { readonly fallback?: string }) {
  const { entity, setup, name } = props;
  const language = useLanguage();
  const [, schema] = entity.fields[name] as Field;
  const options = optionsOf(schema).map((option) => ({ value: option.value, label: option[language] }));
  return (
    <Labelled {...props}>
      <Select value={String(setup[name] ?? fallback)} options={options} onChange={(value) => onChange({ [name]: value } as Partial<T>)} />
    </Labelled>
  );
}
