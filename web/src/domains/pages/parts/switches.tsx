import { termsOf } from '@hall/contract/wire/entity';
import { Check } from '../../../shared/form/choice.tsx';
import { useLanguage } from '../../../shared/i18n/use-language.tsx';
import type { Arranged } from './setup-field.tsx';

interface SwitchesProps<T> extends Arranged<T> {
  readonly names: readonly (keyof T & string)[];
}

/** What is so or not, by the terms of its fields. */
export function Switches<T>({ entity, setup, onChange, names }: SwitchesProps<T>) {
  const language = useLanguage();
  return (
    <div className="setup-switches">
      {names.map((name) => (
        <Check
          key={name}
          label={termsOf(entity, name)[language]}
          value={setup[name] === true}
          onChange={(value) => onChange({ [name]: value } as Partial<T>)}
        />
      ))}
    </div>
  );
}
