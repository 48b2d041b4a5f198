import type { ReactNode } from 'react';

/** What ties an input to its label and to what is wrong with it. */
interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly required: true;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** One of its own on the page: the form is there before any script has run, and what ties its parts together stays. */
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (field: FieldProps) => ReactNode;
}

/** A labelled, required input with its error or hint below. */
export function FormField({ name, label, error, hint, children }: FormFieldProps) {
  const id = `login-${name}`;
  const note = `${id}-note`;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'login-input',
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      <p id={note} className={error ? 'login-error' : 'login-hint'}>
        {error ?? hint}
      </p>
    </div>
  );
}
