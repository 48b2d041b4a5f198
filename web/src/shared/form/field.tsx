import { type ReactNode, useId } from 'react';
import './field.css';

/** What ties an input to its label and to what is wrong with it. */
interface FieldProps {
  readonly id: string;
  readonly status: 'error' | '';
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldOptions {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly children: (field: FieldProps) => ReactNode;
}

/** A labelled input with its error, or else its hint, below. */
export function Field({ label, error, hint, required = true, children }: FieldOptions) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className="hall-field">
      <label htmlFor={id} className={required ? 'hall-field-required' : undefined}>
        {label}
      </label>
      {children({
        id,
        status: error ? 'error' : '',
        'aria-required': required,
        'aria-invalid': error !== undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      <div id={note} className={error ? 'hall-field-error' : 'hall-field-hint'}>
        {error ?? hint}
      </div>
    </div>
  );
}
