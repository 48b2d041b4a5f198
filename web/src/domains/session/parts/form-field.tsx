import { type ReactNode, useId } from 'react';

/** What ties an input to its label and to what is wrong with it. */
interface FieldProps {
  readonly id: string;
  readonly className: string;
  readonly required: true;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (field: FieldProps) => ReactNode;
}

/** A labelled, required input with its error or hint below. */
export function FormField({ label, error, hint, children }: FormFieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
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
