import { valueText } from '@hall/contract/wire/coded';
import { type Entity, termOf } from '@hall/contract/wire/entity';
import { useLanguage } from '../../shared/i18n/use-language.tsx';
import './facts.css';

interface FactsProps<T> {
  readonly entity: Entity<T>;
  readonly row: T;
  /** Which of its fields, in what order. */
  readonly fields: readonly (keyof T & string)[];
}

/** Fields of a row, each beside its term, in the words of its description: codes by their labels. */
export function Facts<T>({ entity, row, fields }: FactsProps<T>) {
  const language = useLanguage();
  return (
    <dl className="kit-facts">
      {fields.map((name) => (
        <div key={name}>
          <dt>{termOf(entity, name, language)}</dt>
          <dd>{valueText(entity, name, row[name], language) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
