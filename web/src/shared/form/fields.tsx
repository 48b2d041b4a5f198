import type { Rule } from '@hall/contract/errors';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import { isRequired, maxLengthOf } from '@hall/contract/wire/broken-rule';
import { Form, Input, type InputProps } from 'antd';
import { type ReactElement, type ReactNode, useContext, useEffect } from 'react';
import { useLanguage } from '../i18n/use-language.tsx';
import type { Check, Path } from './form-state.ts';
import { RowContext, useOpenForm } from './open-form.ts';

interface FieldProps<Name extends string> {
  /** The field of the call. */
  readonly name: Name;
  /** What stands above it where that is not the field's term. */
  readonly label?: string;
  readonly hint?: ReactNode;
  /** Whether it must be filled in, where the form asks for more than the call does. */
  readonly required?: boolean;
  /** What is said where that is empty, other than that it is required. */
  readonly missing?: Rule;
  /** A rule of the form alone, after those of the call. */
  readonly check?: Check;
  /** The fields that the rule looks at: when one changes, this one is checked anew. */
  readonly dependsOn?: readonly string[];
  /** What is meant by what was typed; the text without spaces around it unless said. */
  readonly tidy?: (value: unknown) => unknown;
}

export interface FormFieldProps<Name extends string> extends FieldProps<Name> {
  /** One control, which takes `id`, `value`, `onChange`, `onBlur` and what `aria-` says of it. */
  readonly children: ReactElement;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const asTyped = (value: unknown): unknown => value;

/** Where a field is, and what the call says of it. */
function useField(name: string) {
  const { state } = useOpenForm();
  const row = useContext(RowContext);
  const path: Path = [...row.path, name];
  return { state, path, inList: [...row.inList, name], at: state.fieldAt(path) };
}

/** The hint below a field, in whose place comes what is wrong with it. */
function hintOf(hint: ReactNode, path: Path): ReactNode {
  if (!hint) return undefined;
  return (
    <Form.Item noStyle shouldUpdate>
      {({ getFieldError }) => (getFieldError([...path]).length > 0 ? null : hint)}
    </Form.Item>
  );
}

/** A field with a control of one's own: its label, required mark, and what is wrong with it. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { name, label, hint, check, missing, dependsOn = [], tidy = trimmed, children } = props;
  const { state, path, inList, at } = useField(name);
  const language = useLanguage();
  const required = props.required ?? isRequired(at.schema);
  useEffect(() => state.define(path, { at, required, tidy, check, missing }));
  const validate = async () => {
    const fault = state.faultAt(path);
    // An element rather than its text: it follows the language.
    if (fault) throw fault;
  };
  const validateLeft = () => {
    state.leave(path);
    return validate();
  };
  return (
    <Form.Item
      name={inList}
      label={label ?? at[language]}
      required={required}
      extra={hintOf(hint, path)}
      dependencies={[...dependsOn]}
      validateTrigger={['onChange', 'onBlur']}
      validateFirst
      rules={[
        { validateTrigger: 'onBlur', validator: validateLeft },
        { validateTrigger: 'onChange', validator: validate },
      ]}
    >
      {children}
    </Form.Item>
  );
}

export interface TextFieldProps<Name extends string>
  extends FieldProps<Name>,
    Omit<InputProps, 'name' | 'required' | 'value' | 'onChange' | 'children'> {}

/** What belongs to the field, and what to its control. */
function parted<Name extends string>(props: TextFieldProps<Name>) {
  const { name, label, hint, required, missing, check, dependsOn, tidy, ...control } = props;
  const own = { label, hint, required, missing, check, dependsOn, tidy };
  const field = { name, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) };
  return { field, control };
}

/** A text of one line. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { field, control } = parted(props);
  const { at } = useField(props.name);
  return (
    <FormField {...field}>
      <Input maxLength={maxLengthOf(at.schema) ?? TEXT_MAX} {...control} />
    </FormField>
  );
}

/** A password: every character counts, also spaces. */
export function PasswordField<Name extends string>(props: TextFieldProps<Name>) {
  const { field, control } = parted(props);
  return (
    <FormField tidy={asTyped} {...field}>
      <Input.Password maxLength={TEXT_MAX} {...control} />
    </FormField>
  );
}
