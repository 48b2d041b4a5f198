import { type Entity, joined } from '@hall/contract/wire/entity';
import { Form } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';
import { FormField, type FormFieldProps, PasswordField, TextField, type TextFieldProps } from './fields.tsx';
import { useOpenForm } from './open-form.ts';
import { Rows } from './rows.tsx';

type Name<T> = keyof T & string;
type RowOf<V> = NonNullable<V> extends readonly (infer Row)[] ? Row : never;

/** The fields of a form, or of a row of it, by the names that the call gives them. */
interface FieldParts<T> {
  readonly TextField: (props: TextFieldProps<Name<T>>) => ReactElement;
  readonly PasswordField: (props: TextFieldProps<Name<T>>) => ReactElement;
  readonly FormField: (props: FormFieldProps<Name<T>>) => ReactElement;
  readonly Rows: <K extends Name<T>>(props: {
    readonly name: K;
    readonly children: (row: FieldParts<RowOf<T[K]>>) => ReactNode;
  }) => ReactElement;
}

interface FormParts<T> extends FieldParts<T> {
  /** What a field of the form round this has at the moment. */
  readonly useValue: <K extends Name<T>>(name: K) => T[K] | undefined;
  readonly EntityForm: (props: EntityFormProps<T>) => ReactElement;
}

const fields = {
  TextField,
  PasswordField,
  FormField,
  Rows: ({ name, children }: { readonly name: string; readonly children: (row: object) => ReactNode }) => (
    <Rows name={name}>{children(fields)}</Rows>
  ),
};

const useValue = (name: string): unknown => Form.useWatch(name, useOpenForm().state.form);

/**
 * The form of a call, or of two that are sent one after the other, and its fields:
 * `const { EntityForm, TextField } = formOf(noticesEndpoints.save.request)`.
 */
export function formOf<A, B = unknown>(first: Entity<A>, second?: Entity<B>): FormParts<A & B> {
  const entity = second ? joined(first, second) : (first as Entity<A & B>);
  return {
    ...fields,
    useValue,
    EntityForm: (props: EntityFormProps<A & B>) => <EntityForm entity={entity} {...props} />,
  } as unknown as FormParts<A & B>;
}
