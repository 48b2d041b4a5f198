import { type KnownParameter, rangeOf, valueFault } from '@hall/contract/parameter-groups';
import { PARAMETER_VALUE_MAX, ParameterDraft } from '@hall/contract/parameter-management';
import { PARAMETERS } from '@hall/contract/parameter-table';
import { Input, Switch } from 'antd';
import type { ReactElement } from 'react';
import { Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { DayInput } from '../../../shared/form/day-input.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useTexts } from '../texts.ts';
import { ColourInput } from './colour-input.tsx';

const { FormField, TextField } = formOf(ParameterDraft);

function OnOff({ value, onChange, ...control }: Control<string>) {
  return <Switch {...control} checked={value === '1'} onChange={(on) => onChange?.(on ? '1' : '0')} />;
}

function OneOf({ values, ...control }: Control<string> & Required<Pick<KnownParameter, 'values'>>) {
  const { t, pick } = useTexts();
  const options = Object.entries(values).map(([value, [zh, en]]) => ({ value, label: pick(zh, en) }));
  return <Choice {...control} label={t('value')} options={options} />;
}

function NumberInput({ unit, ...control }: Control<string> & { readonly unit: string | undefined }) {
  const { onChange, ...input } = control;
  return <Input {...input} inputMode="numeric" maxLength={6} suffix={unit} onChange={({ target }) => onChange?.(target.value)} />;
}

/** What a parameter of each kind is given its value by; the others are texts. */
function controlOf({ kind, values = {} }: KnownParameter, unit: string | undefined): ReactElement | undefined {
  switch (kind) {
    case 'switch':
      return <OnOff />;
    case 'number':
      return <NumberInput unit={unit} />;
    case 'colour':
      return <ColourInput />;
    case 'choice':
      return <OneOf values={values} />;
    case 'day':
      return <DayInput />;
    default:
      return undefined;
  }
}

/** What is to be known of a value, each in a part of its own. */
function useHints(entry: KnownParameter | undefined, fallback: string): string {
  const { t, pick } = useTexts();
  if (!entry) return t('ownHint');
  const range = rangeOf(entry);
  const hints = [
    t('fallback', { value: fallback }),
    ...(range ? [t('range', { ...range })] : []),
    ...(entry.note ? [pick(...entry.note)] : []),
    ...(entry.fallback === '' ? [t('clearByRestoring')] : []),
    ...(entry.id === PARAMETERS.signInPassword.id ? [t('passwordWay')] : []),
  ];
  return hints.join(t('between'));
}

/** Where a bound is broken the server says which. */
const checkOf = (entry: KnownParameter) => (value: unknown) => {
  const fault = valueFault(entry, String(value).trim());
  return fault?.params ? undefined : fault?.rule;
};

interface ValueFieldProps {
  /** The parameter of the product; none for the institution's own. */
  readonly entry: KnownParameter | undefined;
  readonly fallback: string;
}

/** The value of a parameter, given in the way of its kind. */
export function ValueField({ entry, fallback }: ValueFieldProps) {
  const { pick } = useTexts();
  const hint = useHints(entry, fallback);
  const control = entry && controlOf(entry, entry.unit && pick(...entry.unit));
  const check = entry && checkOf(entry);
  if (!control) return <TextField name="value" hint={hint} maxLength={PARAMETER_VALUE_MAX} {...(check && { check })} />;
  return (
    <FormField name="value" hint={hint} {...(check && { check })}>
      {control}
    </FormField>
  );
}
