import { type Rule, ruleText } from '@hall/contract/errors';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import { useState } from 'react';
import { type ApiFailure, asFailure, failureText } from '../api/failure.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';

/** What a form holds: text by the names that the call gives its fields. */
export type FormValues = Readonly<Record<string, string>>;
export type Faults<V> = Partial<Record<keyof V, Rule | undefined>>;

interface FormOptions<V> {
  readonly initial: V;
  /** What the fields are called, for messages. */
  readonly labels: Readonly<Record<keyof V, string>>;
  /** The rules that values break; the rules are those of the server. */
  readonly check: (values: V) => Faults<V>;
}

const fieldOf = (failure: ApiFailure | undefined): string => (failure?.kind === 'business' ? (failure.field ?? '') : '');

/**
 * The state of a form. Faults are kept as rules and refusals as they came, so that their texts follow the language; what was typed
 * stays whatever comes of sending it.
 */
export function useForm<V extends FormValues>({ initial, labels, check }: FormOptions<V>) {
  const { language } = useSharedTexts();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const faults = check(values);
  const textOf = (rule: Rule, name: keyof V) => ruleText(rule, language, { field: labels[name], maximum: TEXT_MAX });
  return {
    values,
    busy,
    /** Takes what was typed. A refusal of another field stays: nothing was done about it. */
    change: (part: Partial<V>) => {
      setFailure((old) => (fieldOf(old) in values && !(fieldOf(old) in part) ? old : undefined));
      setValues((old) => ({ ...old, ...part }));
    },
    /** The person has left a field: what is wrong with it may be said. */
    leave: (name: keyof V) => values[name] !== '' && setLeft((old) => new Set(old).add(name)),
    /** Says what is wrong with a field at once. @returns whether something is */
    judge: (name: keyof V): boolean => {
      setLeft((old) => new Set(old).add(name));
      return faults[name] !== undefined;
    },
    /** Hides a field's message until the person leaves the field or sends the form again. */
    forgive: (name: keyof V) => setLeft((old) => new Set([...old].filter((one) => one !== name))),
    errorOf: (name: keyof V & string): string | undefined => {
      if (failure && fieldOf(failure) === name) return failureText(failure, language);
      const rule = left.has(name) ? faults[name] : undefined;
      return rule && textOf(rule, name);
    },
    /** A refusal that belongs to no field of the form. */
    refusal: failure?.kind === 'business' && !(fieldOf(failure) in values) ? failureText(failure, language) : undefined,
    refuse: (error: unknown) => setFailure(asFailure(error)),
    reset: () => {
      setValues(initial);
      setLeft(new Set());
      setFailure(undefined);
    },
    /** Sends the form unless something is wrong with it. @returns whether it was sent and taken */
    submit: async (send: (values: V) => Promise<unknown>): Promise<boolean> => {
      setLeft(new Set(Object.keys(values)));
      if (busy || Object.values(faults).some((rule) => rule !== undefined)) return false;
      setBusy(true);
      setFailure(undefined);
      try {
        await send(values);
        return true;
      } catch (error) {
        setFailure(asFailure(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Form<V extends FormValues> = ReturnType<typeof useForm<V>>;
